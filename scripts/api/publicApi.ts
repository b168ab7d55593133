import { join, sep } from 'node:path';
import ts from '@typescript/typescript6';
import { basesOf, type IsListed, resolveAlias } from './bases.ts';
import { defaultOf } from './defaults.ts';
import type { Entry } from './entries.ts';
import { signatureOf, typeOfProperty } from './signatures.ts';

/** A property of a type, or a prop of a component. */
export interface ApiMember {
  readonly name: string;
  /** Its type, after `?:` if it's optional. Variants with different types are all listed. */
  readonly signature: string;
  /** Text of its doc comment, or '' if it has none. */
  readonly doc: string;
  /** Its default in words, or '' if the source doesn't state one. */
  readonly default: string;
  /** Whether it's declared in this repository and not in a library. */
  readonly isOurs: boolean;
  /** Whether it comes from a type that is listed too. */
  readonly isInherited: boolean;
}

export interface ApiExport {
  readonly name: string;
  readonly signature: string;
  /** Text of its doc comment, or '' if it has none. */
  readonly doc: string;
  /** Whether it's declared in this repository. */
  readonly isOurs: boolean;
  /** The listed types that it extends, as written in the source. */
  readonly bases: readonly string[];
  readonly members: readonly ApiMember[];
}

/** The public API of one module. */
export interface EntryApi extends Entry {
  readonly exports: readonly ApiExport[];
}

const root = join(import.meta.dirname, '../..') + sep;

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return fileName.startsWith(root) && !fileName.includes('node_modules');
  }) ?? false;

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);

const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** Returns the doc comment of the export itself, e.g. for a namespace without its own declaration. */
function docOfExport(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const [declaration] = exported.declarations ?? [];
  if (!declaration || !ts.isNamespaceExport(declaration)) return docOf(exported, checker);
  return ts
    .getJSDocCommentsAndTags(declaration.parent)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment))
    .join('\n');
}

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

const isDeclaredIn = (property: ts.Symbol, bases: readonly ts.Type[], checker: ts.TypeChecker) =>
  bases.some(
    (base) =>
      checker.getPropertyOfType(base, property.name)?.declarations?.[0] === property.declarations?.[0],
  );

function membersOf(type: ts.Type, bases: readonly ts.Type[], checker: ts.TypeChecker): readonly ApiMember[] {
  const members = new Map<string, ApiMember>();
  const properties = (type.isUnion() ? type.types : [type]).flatMap((each) =>
    checker.getPropertiesOfType(each).filter((property) => !isPrivate(property)),
  );
  for (const property of properties) {
    const { name } = property;
    const existing = members.get(name);
    const variants = new Set(existing?.signature.split(' / ')).add(typeOfProperty(property, checker));
    const doc = existing?.doc || docOf(property, checker);
    members.set(name, {
      name,
      signature: [...variants].join(' / '),
      doc,
      default: existing?.default || defaultOf(doc, property.getJsDocTags(checker)),
      isOurs: isOurs(property),
      isInherited: isDeclaredIn(property, bases, checker),
    });
  }
  return [...members.values()].sort(byName);
}

/** Returns the type whose members users see: the type itself, or a component's props if they have no named type. */
function recordOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  if (symbol.flags & ts.SymbolFlags.Type) return checker.getDeclaredTypeOfSymbol(symbol);
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [props] = call?.getParameters() ?? [];
  const type = props && /^[A-Z]/.test(symbol.name) ? checker.getTypeOfSymbol(props) : undefined;
  return type?.aliasSymbol || type?.symbol?.name !== '__type' ? undefined : type;
}

function toApiExport(exported: ts.Symbol, isListed: IsListed, checker: ts.TypeChecker): ApiExport {
  const symbol = resolveAlias(exported, checker);
  const type = recordOf(symbol, checker);
  const bases = symbol.flags & ts.SymbolFlags.Class ? [] : basesOf(symbol, isListed, checker);
  const inherited = bases.flatMap(({ type: base }) => (base.isUnion() ? base.types : [base]));
  const all = type && isRecord(type) ? membersOf(type, inherited, checker) : [];
  // A class's members from the platform are known, such as an element's methods and events.
  const members = symbol.flags & ts.SymbolFlags.Class ? all.filter((member) => member.isOurs) : all;
  return {
    name: exported.name,
    signature:
      members.length > 0 && symbol.flags & ts.SymbolFlags.Type ? 'type' : signatureOf(symbol, checker),
    doc: docOf(symbol, checker) || docOfExport(exported, checker),
    isOurs: isOurs(symbol),
    bases: bases.map(({ text }) => text),
    members,
  };
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [] };
}

/** Reads the public API of entries from the sources. */
export function publicApi(entries: readonly Entry[]): readonly EntryApi[] {
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
  const listed = new Set(
    modules.flatMap(({ symbols }) => symbols.map((symbol) => resolveAlias(symbol, checker))),
  );
  return modules.map(({ entry, symbols }) => {
    const exports = symbols.map((symbol) => toApiExport(symbol, (each) => listed.has(each), checker));
    return { ...entry, exports: exports.sort(byName) };
  });
}
