import ts from '@typescript/typescript6';

/** Whether something is listed under its own name: what it has need not be told again where it is extended. */
export type IsListed = (symbol: ts.Symbol) => boolean;

/** A type that another one extends. */
interface Base {
  /** As its author wrote it. */
  readonly text: string;
  readonly type: ts.Type;
}

/** Whether it is a library's, and not the language's own. */
const isOfLibrary = ({ declarations = [] }: ts.Symbol) =>
  declarations
    .map((declaration) => declaration.getSourceFile().fileName)
    .some((file) => file.includes('/node_modules/') && !/\/lib\.[^/]*\.d\.ts$/.test(file));

/** Types that change what another one has, and not what it is about. */
const utilities = new Set(['Omit', 'Partial', 'Pick', 'Readonly', 'Required']);

type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

const symbolAt = (node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined => {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
};

const nameOf = (node: Reference) => (ts.isTypeReferenceNode(node) ? node.typeName : node.expression);

/** The type that a reference is about: the first argument of `Omit` and its like. */
function subjectOf(node: Reference, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = symbolAt(nameOf(node), checker);
  const [first] = node.typeArguments ?? [];
  return symbol && utilities.has(symbol.name) && first && ts.isTypeReferenceNode(first)
    ? subjectOf(first, checker)
    : symbol;
}

/** Whether a node names the type of a value that nobody can look up. */
const pointsInside = (node: ts.Node, isListed: IsListed, checker: ts.TypeChecker): boolean => {
  const value = ts.isTypeQueryNode(node) ? symbolAt(node.exprName, checker) : undefined;
  return value
    ? !isListed(value)
    : (ts.forEachChild(node, (child) => pointsInside(child, isListed, checker) || undefined) ?? false);
};

/** What a declaration is put together from. */
function partsOf(declaration: ts.Declaration): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(declaration))
    return declaration.heritageClauses?.flatMap(({ types }) => types) ?? [];
  if (!ts.isTypeAliasDeclaration(declaration)) return [];
  return ts.isIntersectionTypeNode(declaration.type) ? declaration.type.types : [declaration.type];
}

const textOf = (node: ts.Node) =>
  node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/(?<=<) | (?=>)/g, '');

/** The types of a library and the listed ones that a type extends, by itself or by types that are not listed. */
export function basesOf(symbol: ts.Symbol, isListed: IsListed, checker: ts.TypeChecker): readonly Base[] {
  const parts = (symbol.declarations ?? []).flatMap(partsOf);
  return parts.flatMap((node) => {
    if (!ts.isTypeReferenceNode(node) && !ts.isExpressionWithTypeArguments(node)) return [];
    const subject = subjectOf(node, checker);
    if (!subject || pointsInside(node, isListed, checker)) return [];
    const isWhole = subject === symbolAt(nameOf(node), checker);
    const isOurs = !isOfLibrary(subject);
    if (isListed(subject) || (isWhole && !isOurs))
      return [{ text: textOf(node), type: checker.getTypeFromTypeNode(node) }];
    return isOurs ? basesOf(subject, isListed, checker) : [];
  });
}
