import { join, sep } from 'node:path';
import ts from '@typescript/typescript6';
import { libraries, packagesFolder, readManifest } from '../publish/publishedPackages.ts';

/** A module that users of a package import. */
export interface Entry {
  /** Folder of the package. */
  readonly folder: string;
  /** Import specifier, e.g. `@advantage/ui/theme`. */
  readonly name: string;
  /** Path of the source. */
  readonly path: string;
}

interface Documented {
  readonly name: string;
  /** Text of its doc comment, or '' if it has none. */
  readonly doc: string;
  /** Whether it's declared in this repository and not in a library. */
  readonly isOurs: boolean;
}

/** A property of a type, or a prop of a component. */
export interface ApiMember extends Documented {
  /** Its type after `: ` or `?: `. In a union, what it has in each variant. */
  readonly signatures: readonly string[];
  readonly isOptional: boolean;
  /** Its default in words, or '' if the source doesn't state one. */
  readonly default: string;
  /** Whether it comes from a type that is listed too. */
  readonly isInherited: boolean;
}

export interface ApiExport extends Documented {
  readonly kind: 'type' | 'component' | 'const';
  /**
   * Of a type, what it stands for, unless that's its bases and members. Of a component, its props. Of any other value,
   * its type.
   */
  readonly type: string;
  /** The types that it extends, as written in the source. */
  readonly bases: readonly string[];
  readonly members: readonly ApiMember[];
}

/** The public API of one module. */
export interface EntryApi extends Entry {
  readonly exports: readonly ApiExport[];
}

const root = join(import.meta.dirname, '../..') + sep;

/** The modules of all packages that hosts import. Excludes `internal`, which is for our other packages. */
export const publicEntries: readonly Entry[] = libraries.flatMap((folder) => {
  const { name, exports = {} } = readManifest(folder);
  return Object.entries(exports)
    .filter(([entry, path]) => /\.tsx?$/.test(path) && !entry.startsWith('./internal'))
    .map(([entry, path]) => ({
      folder,
      name: join(name, entry),
      path: join(packagesFolder, folder, path),
    }));
});

/**
 * Returns the default of a property from the end of its doc comment, 'Default false.' or 'Default: none.', or from its
 * `@default` tag.
 */
export function defaultOf(doc: string, tags: readonly ts.JSDocTagInfo[]): string {
  const [, sentence = ''] = /\bDefaults?:? (.*?)\.?(?=\s*$|\.\s)/s.exec(doc) ?? [];
  const tag = tags.find(({ name }) => name === 'default');
  return sentence.replace(/\s+/g, ' ') || ts.displayPartsToString(tag?.text).trim();
}

const isOurs = ({ declarations = [] }: ts.Symbol) =>
  declarations
    .map((declaration) => declaration.getSourceFile().fileName)
    .some((file) => file.startsWith(root) && !file.includes('node_modules'));

const isPrivate = ({ valueDeclaration }: ts.Symbol) =>
  valueDeclaration !== undefined &&
  ts.isClassElement(valueDeclaration) &&
  ts.isPrivateIdentifier(valueDeclaration.name ?? valueDeclaration);

/** Returns whether a type has properties that are declared in this repository, so that they're worth listing. */
const isRecord = (type: ts.Type): boolean =>
  type.isUnionOrIntersection()
    ? type.types.every(isRecord)
    : Boolean(type.flags & ts.TypeFlags.Object) &&
      type.getCallSignatures().length === 0 &&
      type.getProperties().some(isOurs);

/** A type that another type extends. */
interface Base {
  /** As written in the source. */
  readonly text: string;
  readonly type: ts.Type;
}

/** Returns the types that a declaration is made of, except for the members that it lists itself. */
function partsOf(
  declaration: ts.Declaration,
): readonly (ts.TypeReferenceNode | ts.ExpressionWithTypeArguments)[] {
  if (ts.isInterfaceDeclaration(declaration))
    return declaration.heritageClauses?.flatMap(({ types }) => types) ?? [];
  if (!ts.isTypeAliasDeclaration(declaration)) return [];
  const { type } = declaration;
  const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(type) ? type.types : [type];
  return parts.filter((part) => ts.isTypeReferenceNode(part));
}

const withoutComments = (text: string) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Sorts the literals of unions: TypeScript's order depends on which file it reads first. */
const sortUnions = (text: string) =>
  text.replace(/(?:"[^"]*"|\b\d+)(?: \| (?:"[^"]*"|\d+\b))+/g, (union) =>
    union
      .split(' | ')
      .sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
      .join(' | '),
  );

const { InTypeAlias, NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;

/** Shortens the type of a value that is too long to review, such as of a schema, to its kind. */
const inBrief = (text: string) => (text.length > 600 ? text.replace(/[<{(].*$/s, '') || 'object' : text);

/** Reads the exports of modules that were parsed together. `listed` contains everything that they export. */
function createReader(checker: ts.TypeChecker, listed: ReadonlySet<ts.Symbol>) {
  const names = new Set([...listed].map(({ name }) => name));

  const textOf = (type: ts.Type, flags = 0) =>
    sortUnions(
      checker.typeToString(type, undefined, NoTruncation | UseAliasDefinedOutsideCurrentScope | flags),
    );

  const definitionOf = (type: ts.Type) =>
    type.isUnion()
      ? sortUnions(type.types.map((each) => textOf(each)).join(' | '))
      : textOf(type, InTypeAlias);

  const docOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

  const symbolAt = (node: ts.Node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && resolveAlias(symbol, checker);
  };

  /** Returns the types that a type extends, directly or through types of ours that aren't listed. */
  const basesOf = ({ declarations = [] }: ts.Symbol): readonly Base[] =>
    declarations.flatMap(partsOf).flatMap((part) => {
      const base = symbolAt(ts.isTypeReferenceNode(part) ? part.typeName : part.expression);
      if (base && isOurs(base) && !listed.has(base)) return basesOf(base);
      const text = withoutComments(part.getText());
      // Readers couldn't look up the type of a value inside the package.
      const values = [...text.matchAll(/\btypeof (\w+)/g)].map(([, name = '']) => name);
      return values.every((name) => names.has(name))
        ? [{ text, type: checker.getTypeFromTypeNode(part) }]
        : [];
    });

  const isDeclaredIn = (property: ts.Symbol, { type }: Base) =>
    (type.isUnion() ? type.types : [type]).some(
      (each) =>
        checker.getPropertyOfType(each, property.name)?.declarations?.[0] === property.declarations?.[0],
    );

  /** Returns the type of a property as written in the source, unless that refers to a value inside the package. */
  const typeOf = (property: ts.Symbol) => {
    const [declaration] = property.declarations ?? [];
    const isWritten =
      declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration));
    const text = isWritten && declaration.type && withoutComments(declaration.type.getText());
    if (text && !/\btypeof\b/.test(text)) return text;
    const type = checker.getTypeOfSymbol(property);
    return definitionOf(property.flags & ts.SymbolFlags.Optional ? checker.getNonNullableType(type) : type);
  };

  /** Returns a function's parameters and result as written in the source, or as the compiler infers them. */
  const functionText = (declaration: ts.SignatureDeclaration) => {
    const parameters = declaration.parameters.map(
      ({ name, questionToken, dotDotDotToken, type, initializer }) => {
        const mark = (questionToken ?? initializer) ? '?' : '';
        const text = type?.getText() ?? textOf(checker.getTypeAtLocation(name));
        return `${dotDotDotToken ? '...' : ''}${ts.isIdentifier(name) ? name.text : 'options'}${mark}: ${text}`;
      },
    );
    const signature = checker.getSignatureFromDeclaration(declaration);
    const result =
      declaration.type?.getText() ?? (signature ? inBrief(textOf(signature.getReturnType())) : '');
    const generics = declaration.typeParameters?.map((each) => each.getText()).join(', ');
    return withoutComments(`(${generics ? `<${generics}>` : ''}(${parameters.join(', ')}) => ${result})`);
  };

  /** Returns the type of a value: of a function of ours, its signature or overloads. */
  const valueText = (symbol: ts.Symbol) => {
    const functions = (symbol.declarations ?? []).flatMap((each) => {
      const value = ts.isVariableDeclaration(each) ? each.initializer : each;
      return value && (ts.isFunctionDeclaration(value) || ts.isArrowFunction(value)) ? [value] : [];
    });
    const overloads = functions.length > 1 ? functions.filter(({ body }) => !body) : functions;
    return overloads.map(functionText).join(' & ') || inBrief(textOf(checker.getTypeOfSymbol(symbol)));
  };

  const membersOf = (type: ts.Type, bases: readonly Base[]): readonly ApiMember[] => {
    const members = new Map<string, ApiMember>();
    for (const property of (type.isUnion() ? type.types : [type]).flatMap(checker.getPropertiesOfType)) {
      const { name } = property;
      const existing = members.get(name);
      const doc = existing?.doc || docOf(property);
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const signature = `${isOptional ? '?' : ''}: ${typeOf(property)}`;
      if (!isPrivate(property))
        members.set(name, {
          name,
          signatures: [...new Set([...(existing?.signatures ?? []), signature])],
          isOptional: existing?.isOptional || isOptional,
          doc,
          default: existing?.default || defaultOf(doc, property.getJsDocTags(checker)),
          isOurs: isOurs(property),
          isInherited: bases.some((base) => isDeclaredIn(property, base)),
        });
    }
    return [...members.values()].sort(byName);
  };

  /** Returns the type whose members users see: the type itself, or a component's props if they have no named type. */
  const recordOf = (symbol: ts.Symbol, props: ts.Type | undefined) => {
    if (symbol.flags & ts.SymbolFlags.Type) return checker.getDeclaredTypeOfSymbol(symbol);
    return props?.aliasSymbol || props?.symbol?.name !== '__type' ? undefined : props;
  };

  return (exported: ts.Symbol): ApiExport => {
    const symbol = resolveAlias(exported, checker);
    const isType = Boolean(symbol.flags & ts.SymbolFlags.Type);
    const isClass = Boolean(symbol.flags & ts.SymbolFlags.Class);
    const value = checker.getTypeOfSymbol(symbol);
    const [call] = /^[A-Z]/.test(symbol.name) ? value.getCallSignatures() : [];
    const [parameter] = call?.getParameters() ?? [];
    const props = parameter && checker.getTypeOfSymbol(parameter);
    const record = recordOf(symbol, props);
    const bases = isClass ? [] : basesOf(symbol);
    const members = record && isRecord(record) ? membersOf(record, bases) : [];
    const shared = {
      name: exported.name,
      doc: docOf(symbol),
      isOurs: isOurs(symbol),
      bases: bases.map(({ text }) => text),
    };
    if (isType) {
      // A class's members from the platform are known, such as an element's methods and events.
      const own = isClass ? members.filter((member) => member.isOurs) : members;
      const isComposed = own.length > 0 && (bases.length > 0 || own.some((each) => !each.isInherited));
      const type = isComposed ? '' : definitionOf(checker.getDeclaredTypeOfSymbol(symbol));
      return { ...shared, kind: 'type', type, members: own };
    }
    if (call) return { ...shared, kind: 'component', type: props ? textOf(props) : '', members };
    return { ...shared, kind: 'const', type: valueText(symbol), members };
  };
}

/** Returns what a symbol stands for: for an import or a re-export, the symbol that was declared. */
const resolveAlias = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [] };
}

/** Reads the public API of entries from the sources. */
export function publicApi(entries: readonly Entry[] = publicEntries): readonly EntryApi[] {
  const program = ts.createProgram(
    entries.map(({ path }) => path),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const modules = entries.map((entry) => {
    const source = program.getSourceFile(entry.path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${entry.path} is not a module`);
    return { entry, symbols: checker.getExportsOfModule(module) };
  });
  const listed = modules.flatMap(({ symbols }) => symbols.map((symbol) => resolveAlias(symbol, checker)));
  const read = createReader(checker, new Set(listed));
  return modules.map(({ entry, symbols }) => ({ ...entry, exports: symbols.map(read).sort(byName) }));
}
