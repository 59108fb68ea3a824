/** The call that looks at the server's machine. */
import type { FastifyInstance } from 'fastify';
import { doctorEndpoints } from '#contract/operating/doctor.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { type Asked, factsOf } from './facts.ts';
import { findingsOf } from './findings.ts';

/** Registers the call that examines the machine, together with what only this server knows of itself. */
export function doctorRoutes(app: FastifyInstance, gates: Gates, asked: () => Promise<Asked>): void {
  addCalls(app, gates, doctorEndpoints, {
    doctor: async () => ({ findings: findingsOf(await factsOf(await asked())) }),
  });
}
