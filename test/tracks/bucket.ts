/** A real S3 server on this machine that checks every signature, and can go away and come back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/tracks/s3-storage.ts';
import { freePort } from '../free-port.ts';

export interface Bucket {
  settings: S3Settings;
  /** Ends the server; the files stay. */
  leave(): Promise<void>;
  /** Starts it again at the same address. */
  comeBack(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts one with an empty bucket. */
export async function openBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'ovation-bucket-'));
  const port = await freePort();
  const start = async () => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: 'music' }],
    });
    await server.run();
    return server;
  };
  let running: S3rver | undefined = await start();
  const leave = async () => {
    const server = running;
    running = undefined;
    server?.httpServer.closeAllConnections();
    await server?.close();
  };
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'music',
      region: 'us-east-1',
      keyId: 'S3RVER',
      secret: 'S3RVER',
      prefix: 'show-2027/',
    },
    leave,
    async comeBack() {
      running ??= await start();
    },
    async remove() {
      await leave();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
