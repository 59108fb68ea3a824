/** Holds what went over the wire against the API's document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { refusalsOf } from '#server/http/calls.ts';
import type { Json } from '#server/http/document/shapes.ts';
import type { Note } from './noted.ts';

interface Operation {
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, Response & { $ref?: string }>;
}
interface Response {
  description: string;
  headers?: Json;
  content?: Record<string, { schema: Json }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Json> & { responses: Record<string, Response> };
}

/** Every way in which a call or its answer is not as the document says, in words. */
export function faultsOf(document: Document, notes: readonly Note[]): string[] {
  // The document lets answers grow by fields; what is answered now is told to the last one.
  const told = closed(document) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const complaints = (schema: Json, value: unknown): string[] => {
    const key = JSON.stringify(schema);
    const check =
      validators.get(key) ?? ajv.compile({ ...(JSON.parse(key) as Json), components: told.components });
    validators.set(key, check);
    return check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  return notes.flatMap((note) => {
    const path = note.endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = told.paths[path]?.[note.endpoint.method.toLowerCase()];
    const where = `${note.name} ${note.status}`;
    if (!operation) return [`${where}: not in the document`];
    const faults: string[] = [];
    const isRefused = note.status >= 400;
    const sent = operation.requestBody?.content['application/json']?.schema;
    if (!isRefused && sent) faults.push(...complaints(sent, note.body).map((words) => `sent ${words}`));
    const answered = operation.responses[note.status];
    if (!answered) return [`${where}: a status that is not told`];
    const shared = answered.$ref?.split('/').at(-1);
    const response = shared === undefined ? answered : told.components.responses[shared];
    if (!response) return [`${where}: ${shared} is nowhere told`];
    const content = response.content ?? {};
    for (const header of Object.keys(response.headers ?? {}))
      if (!note.headers.includes(header.toLowerCase())) faults.push(`no ${header}`);
    const media = Object.keys(content)[0];
    if (media && media !== note.media && !(media === 'audio/*' && note.media.startsWith('audio/')))
      faults.push(`came as ${note.media}`);
    const schema = content['application/json']?.schema ?? frameOf(response);
    if (schema) faults.push(...complaints(schema, note.answer));
    if (isRefused) {
      const { code } = Object(note.answer) as { code?: never };
      if (!refusalsOf(note.endpoint).includes(code as never))
        faults.push(`a refusal that is not told: ${code}`);
    }
    return faults.map((words) => `${where}: ${words}`);
  });
}

/** What each message of a stream holds, as its description names it. */
function frameOf({ description, content }: Response): Json | undefined {
  const [, $ref] = /\((#\/components\/schemas\/\w+)\)/.exec(description) ?? [];
  return content?.['text/event-stream'] && { $ref };
}

/** The same with objects that take no other fields than they tell. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const made = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, closed(inside)]));
  const isObject = made.type === 'object' || (Array.isArray(made.type) && made.type.includes('object'));
  return isObject && made.properties !== undefined && made.additionalProperties === undefined
    ? { ...made, additionalProperties: false }
    : made;
}
