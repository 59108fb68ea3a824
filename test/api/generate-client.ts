/**
 * The types of a client, made of the document by openapi-typescript. That asks for the compiler as a library, which the
 * compiler of this project is not any more: it is given the last one that was, which another package brings.
 *
 *   node test/api/generate-client.ts openapi.json api.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) =>
    next(
      name === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
        ? '@ts-morph/common/dist/typescript.js'
        : name,
      context,
    ),
});

const [, , document = '', types = ''] = process.argv;
const { default: generate, astToString } = await import('openapi-typescript');
// What has a default may be left out of a request.
const made = await generate(readFileSync(document, 'utf8'), { defaultNonNullable: false });
writeFileSync(types, astToString(made));
