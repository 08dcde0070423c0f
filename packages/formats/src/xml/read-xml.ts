import { fail, succeed, type Result } from '@kumiki/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { FileProblem } from '../file-problem.ts';
import { decodeEntities } from './entities.ts';
import { guardXml, lineAt } from './guard-xml.ts';
import { xmlLimits } from './limits.ts';

/** An element with all that is in it, in order; texts as they stand, blanks and all, a CDATA section as one of its own. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** Where its tag starts, from 1. */
  readonly line: number;
}

/** What the parser gives with `preserveOrder`: one key a node, its name, and `:@` for attributes. */
type Node = Readonly<Record<string | symbol, unknown>>;
const ATTRIBUTES = ':@';
const PREFIX = '@_';
const TEXT = '#text';
const CDATA = '#cdata';

const parser = new XMLParser({
  preserveOrder: true,
  attributeNamePrefix: PREFIX,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  ignoreAttributes: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  captureMetaData: true,
  // No entity but the five of XML, and those are replaced here, once.
  processEntities: false,
});
const place = XMLParser.getMetaDataSymbol() as symbol;

/**
 * The root element of an XML text. Sizes are checked first, then whether it is well-formed; document types and entities of
 * a file's own are refused. Never throws. Costs its characters, with comments and processing instructions left out.
 *
 * @param options with `externalType`, a document type that only names another file is passed over. That file is not
 *   looked for, so names of entities that it may define stay as they are in the text: `&copy;`.
 */
export function readXml(
  input: string,
  { externalType = false }: { readonly externalType?: boolean } = {},
): Result<XmlElement, 'malformed' | 'too-large', FileProblem> {
  if (input.length > xmlLimits.characters) return tooLong(input);
  const whole = input.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const guarded = guardXml(whole, externalType);
  if (!guarded.ok) return guarded;
  const { type } = guarded.value;
  // The parser does not get to see it; the places of all else stay.
  const xml = type
    ? whole.slice(0, type[0]) + whole.slice(...type).replaceAll(/[^\n]/g, ' ') + whole.slice(type[1])
    : whole;
  const decode = (text: string): string | undefined => decodeEntities(text, type !== undefined);
  try {
    const valid = XMLValidator.validate(xml);
    if (valid !== true) return fail('malformed', { line: valid.err.line, message: valid.err.msg });
    const lines = createLineFinder(xml);
    const roots = childrenOf(parser.parse(xml) as readonly Node[], lines, decode).filter(
      (child) => typeof child !== 'string',
    );
    const [root, second] = roots;
    if (root !== undefined && second === undefined) return succeed(root);
    return fail('malformed', {
      line: second?.line ?? 1,
      message: `XML has one outermost element; here are ${roots.length}.`,
    });
  } catch (error) {
    if (error instanceof UnknownEntity) return fail('malformed', { line: error.line, message: error.message });
    return fail('malformed', {
      line: 1,
      message: `The XML can't be read: ${error instanceof Error ? error.message : ''}`,
    });
  }
}

/** Before anything is copied. */
function tooLong({ length }: string): Result<never, 'too-large', FileProblem> {
  const message = `The file has ${length} characters; at most ${xmlLimits.characters} are read.`;
  return fail('too-large', { line: 1, message });
}

class UnknownEntity extends Error {
  readonly line: number;
  constructor(line: number) {
    super('An & is followed by no known name; known are &amp; &lt; &gt; &quot; &apos; and numbers of characters.');
    this.line = line;
  }
}

function childrenOf(
  nodes: readonly Node[],
  lineOf: (place: number) => number,
  decodeText: (text: string) => string | undefined,
  line = 1,
): (XmlElement | string)[] {
  const decode = (text: string, at: number): string => {
    const decoded = decodeText(text);
    if (decoded === undefined) throw new UnknownEntity(at);
    return decoded;
  };
  return nodes.map((node) => {
    const name = Object.keys(node).find((key) => key !== ATTRIBUTES)!;
    if (name === TEXT) return decode(String(node[TEXT]), line);
    if (name === CDATA) return (node[CDATA] as readonly Node[]).map((part) => String(part[TEXT])).join('');
    const here = lineOf((node[place] as { startIndex: number } | undefined)?.startIndex ?? 0);
    const attributes = new Map<string, string>();
    for (const [key, value] of Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, unknown>)) {
      attributes.set(key.slice(PREFIX.length), decode(String(value), here));
    }
    return {
      name,
      attributes,
      children: childrenOf(node[name] as readonly Node[], lineOf, decodeText, here),
      line: here,
    };
  });
}

/** Places come in order, so that each line is passed once. */
function createLineFinder(xml: string): (place: number) => number {
  let [known, line] = [0, 1];
  return (at) => {
    if (at < known) return lineAt(xml, at);
    line += lineAt(xml.slice(known, at), at - known) - 1;
    known = at;
    return line;
  };
}
