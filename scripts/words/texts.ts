import ts from '@typescript/typescript6';

/** A user-visible text in code. */
export interface SeenText {
  readonly line: number;
  /** The text, with `{}` for each interpolated value. */
  readonly text: string;
}

/** Names of properties, attributes and arguments that hold texts, whatever the texts look like. */
const textNames =
  /^(label|.*Label|title|heading|header|placeholder|description|hint|caption|text|message|errorMessage|summary|note|alt|aria-label|aria-description|aria-roledescription|aria-valuetext|successText|explanation)$/;

const isSentence = (text: string) =>
  /[A-Za-z]{2}/.test(text) &&
  (/^[A-Z][a-z’']+[ ,:]+\S/.test(text) ||
    /^[^<#./{]*[a-z]{2,},? [a-z]{2,}[ .,…!?:]/.test(text) ||
    /^[A-Z][a-z ]+[.…!?]$/.test(text));

const isWords = (text: string) => /\p{L}{2}/u.test(text) && !/^[a-z][a-zA-Z]*$|^\W*\w+-\w+\W*$/.test(text);

/** Returns whether a string is technical: SQL, markup, styles, headers. */
const isTechnical = (text: string) =>
  /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|WHERE|<|M\d|--|@|https?:)|[{};]\s*$|^(bottom|top|left|right|screen and) |\b(rgb|max-width|min-width|px)\b|^(private|public|no-store|default-src)|=["']|\[role=|:enabled\b|^(input|a), /.test(
    text,
  );

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return undefined;
};

/** Strings that are values in code. The texts shown for them are in a catalog. */
const values = new Set(['No longer available', 'Claimed by another agent']);

const isForDevelopers = (node: ts.Node) =>
  (ts.isNewExpression(node) && /(?<!Startup)Error$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) &&
    /^console\.|\.describe$|^warnOnce$|^assert|^super$/.test(node.expression.getText()));

const nameOf = (node: ts.Node) =>
  ts.isPropertyAssignment(node) || ts.isJsxAttribute(node) || ts.isBindingElement(node)
    ? node.name.getText().replace(/'/g, '')
    : undefined;

/** Returns whether a string is user-visible because of its place: between tags, or under a name such as `label`. */
function isSeenPlace(node: ts.Node): boolean {
  let child = node;
  for (let parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (ts.isConditionalExpression(parent) && child === parent.condition) return false;
    if (ts.isJsxExpression(parent)) {
      if (!ts.isJsxAttribute(parent.parent)) return true;
      continue;
    }
    const name = nameOf(parent);
    if (name !== undefined) return textNames.test(name);
    const passes =
      ts.isConditionalExpression(parent) ||
      ts.isParenthesizedExpression(parent) ||
      (ts.isBinaryExpression(parent) && !/===|!==/.test(parent.operatorToken.getText()));
    if (!passes) return false;
  }
  return false;
}

/** Finds the user-visible texts in a module of product code, outside the message catalogs. */
export function textsIn(path: string, source: string): readonly SeenText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: SeenText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isForDevelopers(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const isText = ts.isJsxText(node)
        ? isWords(text) || /^[a-z]+$/.test(text)
        : !isTechnical(text) && (isSentence(text) || (isSeenPlace(node) && isWords(text)));
      if (isText && !values.has(text)) {
        found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Folders of other code: tests, stories, catalogs, demo data. */
const otherFolders =
  /\/(testing|foundations|messages|openfeature|session-contract|seed|simulator|fixtures)\//;

/** Modules whose strings are values of services, demo data, headers, logs, or messages for developers. */
const otherModules = new RegExp(
  `/(${[
    'ExampleTable',
    'exampleFeatureFlag',
    'status',
    'statusIcons',
    'feedAttributes',
    'lookUpUser',
    'idTokenProblem',
    'callback',
    'callbackPage',
    'thirdPartyCookies',
    'access/people',
    'http/cors',
    'identity/headers',
    'identity/provider',
    'referrals/projectionFor',
    'referrals/sorting',
  ].join('|')})\\.`,
);

/** Returns whether a file is product code that shows texts, and not a catalog itself. */
export const mustUseCatalog = (path: string): boolean =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|stories|guide|css)\.|\.test\.support/.test(path) &&
  !otherFolders.test(path) &&
  !otherModules.test(path);
