import ts from '@typescript/typescript6';

const fullTypeFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const oneLine = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Sorts the literals of unions: TypeScript's order depends on which file it reads first. */
const sortUnions = (text: string) =>
  text
    .replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '))
    .replace(/\b\d+(?: \| \d+)+\b/g, (union) =>
      union
        .split(' | ')
        .sort((a, b) => Number(a) - Number(b))
        .join(' | '),
    );

const textOf = (type: ts.Type, checker: ts.TypeChecker, flags = ts.TypeFormatFlags.None) =>
  sortUnions(checker.typeToString(type, undefined, fullTypeFlags | flags));

const definitionOf = (type: ts.Type, checker: ts.TypeChecker) =>
  type.isUnion()
    ? sortUnions(type.types.map((each) => textOf(each, checker)).join(' | '))
    : textOf(type, checker, ts.TypeFormatFlags.InTypeAlias);

/** Returns the type of a property as written in the source, unless it refers to a value inside the package. */
function declaredText(property: ts.Symbol): string | undefined {
  const [declaration] = property.declarations ?? [];
  if (!declaration || !(ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))) {
    return undefined;
  }
  const text = declaration.type && oneLine(declaration.type.getText());
  return text && /\btypeof\b/.test(text) ? undefined : text;
}

/** Returns the type of a property, after `?:` if it's optional. */
export function typeOfProperty(property: ts.Symbol, checker: ts.TypeChecker): string {
  const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
  const type = checker.getTypeOfSymbol(property);
  const text =
    declaredText(property) ?? definitionOf(isOptional ? checker.getNonNullableType(type) : type, checker);
  return `${isOptional ? '?:' : ':'} ${text}`;
}

const parametersOf = (type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] =>
  type
    .getCallSignatures()
    .slice(0, 1)
    .flatMap((call) => call.getParameters().map((parameter) => checker.getTypeOfSymbol(parameter)));

/** Returns the variants of a recipe, without their styles, which are internal. */
function variantsOf(type: ts.Type, checker: ts.TypeChecker): string {
  const [selection] = parametersOf(type, checker);
  const variants = selection ? checker.getNonNullableType(selection).getProperties() : [];
  return variants.map((variant) => `${variant.name}${typeOfProperty(variant, checker)}`).join('; ');
}

const maxLength = 600;

/**
 * Shortens text that is too long to review to the kind of value. The type that a schema yields lists the schema's
 * parts.
 */
const inBrief = (text: string) => (text.length > maxLength ? text.replace(/[<{(].*$/s, '…') : text);

/** Returns a function's parameters and result as written in the source, or as the compiler infers them. */
function functionText(declaration: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  const parameters = declaration.parameters.map(
    ({ name, questionToken, dotDotDotToken, type, initializer }) => {
      const isOptional = Boolean(questionToken ?? initializer);
      const text = type?.getText() ?? textOf(checker.getTypeAtLocation(name), checker);
      const word = ts.isIdentifier(name) ? name.text : 'options';
      return `${dotDotDotToken ? '...' : ''}${word}${isOptional ? '?' : ''}: ${text}`;
    },
  );
  const signature = checker.getSignatureFromDeclaration(declaration);
  const result = signature ? inBrief(textOf(signature.getReturnType(), checker)) : 'unknown';
  const generics = declaration.typeParameters?.map((each) => each.getText()).join(', ');
  return oneLine(
    `${generics ? `<${generics}>` : ''}(${parameters.join(', ')}) => ${declaration.type?.getText() ?? result}`,
  );
}

/** Returns the overloads of a function, or none if the export isn't a function of ours. */
function functionsOf({ declarations = [] }: ts.Symbol): readonly ts.SignatureDeclaration[] {
  const functions = declarations.flatMap((declaration) => {
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    return value && (ts.isFunctionDeclaration(value) || ts.isArrowFunction(value)) ? [value] : [];
  });
  return functions.length > 1 ? functions.filter(({ body }) => body === undefined) : functions;
}

/** Returns the signature of an export, on one line. */
export function signatureOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  if (symbol.flags & ts.SymbolFlags.ValueModule) {
    const names = checker.getExportsOfModule(symbol).map(({ name }) => name);
    return `namespace { ${names.sort().join(', ')} }`;
  }
  if (symbol.flags & ts.SymbolFlags.Type) {
    return `type = ${definitionOf(checker.getDeclaredTypeOfSymbol(symbol), checker)}`;
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (type.aliasSymbol?.name === 'RuntimeFn') return `recipe(${variantsOf(type, checker)})`;
  const isComponent = /^[A-Z]/.test(symbol.name) && type.getCallSignatures().length > 0;
  if (!isComponent) {
    const functions = functionsOf(symbol).map((each) => functionText(each, checker));
    return `const: ${functions.join(' & ') || inBrief(textOf(type, checker))}`;
  }
  const [props] = parametersOf(type, checker);
  return `component(${props ? textOf(props, checker) : ''})`;
}
