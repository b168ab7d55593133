import ts from '@typescript/typescript6';

/** Returns whether a symbol is listed under its own name, so that types that extend it don't repeat its members. */
export type IsListed = (symbol: ts.Symbol) => boolean;

/** A type that another type extends. */
interface Base {
  /** As written in the source. */
  readonly text: string;
  readonly type: ts.Type;
}

/** Returns whether a symbol comes from a library, and not from TypeScript's own declarations. */
const isOfLibrary = ({ declarations = [] }: ts.Symbol) =>
  declarations
    .map((declaration) => declaration.getSourceFile().fileName)
    .some((file) => file.includes('/node_modules/') && !/\/lib\.[^/]*\.d\.ts$/.test(file));

/** Types that change the members of another type, but not what it represents. */
const utilities = new Set(['Omit', 'Partial', 'Pick', 'Readonly', 'Required']);

type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

/** Returns what a symbol stands for: for an import or a re-export, the symbol that was declared. */
export const resolveAlias = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const symbolAt = (node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined => {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && resolveAlias(symbol, checker);
};

const nameOf = (node: Reference) => (ts.isTypeReferenceNode(node) ? node.typeName : node.expression);

/** Returns the type that a reference is about: for `Omit` and similar types, the first argument. */
function subjectOf(node: Reference, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = symbolAt(nameOf(node), checker);
  const [first] = node.typeArguments ?? [];
  return symbol && utilities.has(symbol.name) && first && ts.isTypeReferenceNode(first)
    ? subjectOf(first, checker)
    : symbol;
}

/** Returns whether a node contains the type of a value that isn't listed, so that readers can't look it up. */
const pointsInside = (node: ts.Node, isListed: IsListed, checker: ts.TypeChecker): boolean => {
  const value = ts.isTypeQueryNode(node) ? symbolAt(node.exprName, checker) : undefined;
  return value
    ? !isListed(value)
    : (ts.forEachChild(node, (child) => pointsInside(child, isListed, checker) || undefined) ?? false);
};

/** Returns the types that a declaration is composed of. */
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

/** Returns the library types and listed types that a type extends, directly or through types that aren't listed. */
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
