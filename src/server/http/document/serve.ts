/**
 * `/api/v1/openapi.json`, and `/api/v1/docs` to read it. The document stays the same while the server runs: it is made
 * once, when somebody asks for it, and in a thread, for making it takes longer than a show may be kept waiting.
 */
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { inThread } from '../../in-thread.ts';
import { SWAGGER_UI } from '../../shipped.ts';
import { API } from '../calls.ts';
import { fromThread, type PackedDocument, sendDocument } from '../packing.ts';
import { MAKER, packedDescription } from './packed.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of Ovation</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${API}/docs/swagger-ui.css">
<script src="${API}/docs/swagger-ui-bundle.js" defer></script>
<script src="${API}/docs/start.js" defer></script>
</head>
<body>
<main id="reader"><p>The document itself: <a href="${API}/openapi.json">openapi.json</a></p></main>
</body>
</html>
`;
const START = `SwaggerUIBundle({ url: '${API}/openapi.json', dom_id: '#reader', deepLinking: true, docExpansion: 'none' });\n`;

/** Registers `/api/v1/openapi.json` and the pages under `/api/v1/docs` that show it. */
export async function serveDocument(app: FastifyInstance, version: string): Promise<void> {
  let made: Promise<PackedDocument> | undefined;
  const document = (): Promise<PackedDocument> => {
    made ??= inThread(MAKER, packedDescription, version)
      .then(fromThread)
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    return made;
  };
  app.get(`${API}/openapi.json`, async (request, reply) =>
    sendDocument(request, reply.type('application/json; charset=utf-8'), await document()),
  );
  app.get(`${API}/docs`, async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get(`${API}/docs/start.js`, async (_request, reply) => reply.type('text/javascript').send(START));
  await app.register(staticFiles, {
    root: SWAGGER_UI,
    prefix: `${API}/docs/`,
    decorateReply: false,
    index: false,
  });
}
