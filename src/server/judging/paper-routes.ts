/** The calls on scoring on paper, answered. */
import type { FastifyInstance } from 'fastify';
import { paperEndpoints } from '#contract/judging/paper.ts';
import type { CrewAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import {
  confirmPaper,
  type PaperRoom,
  rejectPaper,
  typePaper,
  typePaperAgain,
  withdrawPaper,
} from './paper-commands.ts';
import { entryFor, paperOf } from './paper-queries.ts';

/** Adds them. */
export function paperRoutes(app: FastifyInstance, gates: Gates, room: PaperRoom): void {
  const { store } = room;
  const after = async (made: Promise<unknown>, id: string, access: CrewAccess) => {
    await made;
    return entryFor(store.read, id, access);
  };
  addCalls(app, gates, paperEndpoints, {
    paper: ({ access, round }) => paperOf(store.read, access, round, store.now()),
    typePaper: async ({ access, body, commandId }) =>
      entryFor(store.read, await typePaper(room, access, body, commandId), access),
    typePaperAgain: ({ access, params, body, commandId }) =>
      after(typePaperAgain(room, access, params.id, body, commandId), params.id, access),
    confirmPaper: ({ access, params, commandId }) =>
      after(confirmPaper(room, access, params.id, commandId), params.id, access),
    rejectPaper: ({ access, params, commandId }) =>
      after(rejectPaper(room, access, params.id, commandId), params.id, access),
    withdrawPaper: ({ access, params }) => withdrawPaper(room, access, params.id),
  });
}
