import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { TSCONFIG } from './docgen.ts';
import { ENTRIES, INTERNAL, UI } from './entries.ts';

/** A field of a type. */
export interface Field {
  name: string;
  description: string;
  type: string;
  required: boolean;
  /** The default that its author documents. */
  default: string | undefined;
}

/** An exported function or type that is not a component. */
export interface Exported {
  name: string;
  /** The entry that exports it; `undefined` if other exports only refer to it. */
  entry: string | undefined;
  description: string;
  /** The signature of a function, or the definition of a type without fields. */
  definition: string | undefined;
  fields: Field[];
}

/** The functions and types on a component's documentation page. */
export interface Told {
  here: Exported[];
  /** Types that this page refers to and another page documents: the name, and the folder of that page. */
  elsewhere: [string, string][];
}

const SOURCES = join(UI, 'src');
/** Matches types of a component's messages, which have no table of their own. */
const MESSAGES = /^(?:Partial<)?(?:Translation|Messages)</;

/** Reads the functions and types for each documentation page from the sources, by folder. */
export function exportedByFolder(): Record<string, Told> {
  const entries = { ...ENTRIES, ...INTERNAL };
  const program = read(Object.values(entries).map((file) => join(UI, file)));
  const checker = program.getTypeChecker();
  const pages: Record<string, Told> = {};
  const pageOf = (folder: string) => (pages[folder] ??= { here: [], elsewhere: [] });
  const homes = new Map<ts.Symbol, string>();
  const named: (readonly [folder: string, name: string, symbol: ts.Symbol])[] = [];

  for (const [entry, file] of Object.entries(entries)) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(UI, file)) as ts.SourceFile);
    for (const { name, symbol } of module ? exportsOf(module, checker) : []) {
      // An export of another entry is on the page of the component that it belongs to.
      const folder = file.endsWith('/index.ts') ? entry : folderOf(symbol);
      named.push(...namedIn(symbol, checker).map(([named, it]) => [folder, named, it] as const));
      if (homes.has(symbol)) continue;
      const told = tell(name, symbol, checker);
      if (!told) continue;
      homes.set(symbol, folder);
      pageOf(folder).here.push({ entry: `@tutoring/ui/${entry}`, ...told });
    }
  }
  for (const [folder, name, symbol] of named) {
    const home = homes.get(symbol);
    const page = pageOf(folder);
    if (home && home !== folder && !page.elsewhere.some(([known]) => known === name)) page.elsewhere.push([name, home]);
    if (home || !isOurs(symbol)) continue;
    const told = tell(name, symbol, checker);
    if (!told) continue;
    homes.set(symbol, folder);
    page.here.push({ entry: undefined, ...told });
  }
  return pages;
}

function read(files: string[]): ts.Program {
  const { config } = ts.readConfigFile(TSCONFIG, (file) => ts.sys.readFile(file)) as { config: unknown };
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, dirname(TSCONFIG)).options);
}

/** The exports of a module: each name, with the symbol that declares it. */
function exportsOf(module: ts.Symbol, checker: ts.TypeChecker) {
  return checker.getExportsOfModule(module).map((symbol) => ({ name: symbol.name, symbol: originOf(symbol, checker) }));
}

function originOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const fileOf = ({ declarations = [] }: ts.Symbol) => declarations[0]?.getSourceFile().fileName ?? '';
const folderOf = (symbol: ts.Symbol) =>
  relative(SOURCES, fileOf(symbol))
    .replace(/^internal\//, '')
    .split('/')[0] ?? '';
const isOurs = (symbol: ts.Symbol) => fileOf(symbol).startsWith(`${SOURCES}/`);

/** The types that the fields of a type refer to. */
function namedIn(symbol: ts.Symbol, checker: ts.TypeChecker): [string, ts.Symbol][] {
  const found: [string, ts.Symbol][] = [];
  const look = (node: ts.Node, isInField: boolean): void => {
    const inField = isInField || ts.isPropertySignature(node);
    const type = inField && ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
    if (type && ts.isTypeReferenceNode(node)) found.push([node.typeName.getText(), originOf(type, checker)]);
    ts.forEachChild(node, (child) => look(child, inField));
  };
  const [declaration] = symbol.declarations ?? [];
  if (declaration && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)))
    look(declaration, false);
  return found;
}

/** Documents a function or a type; `undefined` for anything else. Components and their props have tables of their own. */
function tell(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Omit<Exported, 'entry'> | undefined {
  const declaration = symbol.declarations?.[0];
  const description = textOf(symbol, checker);
  if (!declaration || name.endsWith('Props') || MESSAGES.test(`${name}<`)) return undefined;
  if (ts.isFunctionDeclaration(declaration) && /^[a-z]/.test(name)) {
    return { name, description, definition: signatureOf(declaration, checker), fields: [] };
  }
  const isLiteral = ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type);
  if (ts.isInterfaceDeclaration(declaration) || isLiteral) {
    return { name, description, definition: undefined, fields: fieldsOf(symbol, checker) };
  }
  if (!ts.isTypeAliasDeclaration(declaration)) return undefined;
  // A mapped type of messages has no useful definition. Its description is enough.
  const definition = ts.isMappedTypeNode(declaration.type) ? undefined : writtenAs(declaration.type, checker);
  return { name, description, definition, fields: [] };
}

function fieldsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Field[] {
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).flatMap((property) => {
    const declaration = property.valueDeclaration;
    // Skip inherited fields of other libraries, such as those of the browser’s `Event`.
    if (!declaration || !ts.isPropertySignature(declaration) || fileOf(property).includes('node_modules')) return [];
    const type = declaration.type ? writtenAs(declaration.type, checker).replace(/ \| undefined$/, '') : '';
    if (MESSAGES.test(type)) return [];
    const { name } = property;
    const tag = property.getJsDocTags(checker).find((one) => one.name === 'default');
    const required = !declaration.questionToken;
    return { name, description: textOf(property, checker), type, required, default: tag && textIn(tag.text) };
  });
}

/** A type as its author wrote it. A type computed from another is expanded, unless it is a type of messages. */
function writtenAs(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const text = oneLine(node.getText());
  if (MESSAGES.test(text) || !/\btypeof (?!en\b)|\['/.test(text)) return text;
  const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags;
  return checker.typeToString(checker.getTypeFromTypeNode(node), node, NoTruncation | InTypeAlias);
}

function signatureOf(declaration: ts.FunctionDeclaration, checker: ts.TypeChecker): string {
  const { name, parameters, type, typeParameters } = declaration;
  const generic = typeParameters ? `<${typeParameters.map((one) => one.getText()).join(', ')}>` : '';
  const taken = parameters.map((one) => {
    const optional = one.questionToken ? '?' : '';
    const first = one.initializer ? ` = ${one.initializer.getText()}` : '';
    return `${one.name.getText()}${optional}: ${one.type ? writtenAs(one.type, checker) : ''}${first}`;
  });
  return oneLine(`${name?.text}${generic}(${taken.join(', ')})${type ? `: ${type.getText()}` : ''}`);
}

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return textIn(symbol.getDocumentationComment(checker));
}

const textIn = (parts: ts.SymbolDisplayPart[] | undefined) =>
  oneLine(ts.displayPartsToString(parts).replace(/\{@link (\S+)\}/g, '`$1`'));
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
