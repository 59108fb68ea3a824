/** The calls on scoring on paper, answered. */
import type { FastifyInstance } from 'fastify';
import { paperEndpoints } from '#contract/judging/paper.ts';
import type { CrewAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { Store } from '../store/store.ts';
import {
  confirmPaper,
  type IsCertified,
  rejectPaper,
  typePaper,
  typePaperAgain,
  withdrawPaper,
} from './paper-commands.ts';
import { entryFor, paperOf } from './paper-queries.ts';

/** Registers the calls on paper sheets. */
export function paperRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  isCertified: IsCertified,
): void {
  const command = commandsOf(store);
  /** Answers the entry after what is done to it. */
  const shown =
    <C extends { access: CrewAccess; params: { id: string } }>(settle: (call: C) => Promise<void>) =>
    async (call: C) => {
      await settle(call);
      return entryFor(store.read, call.params.id, call.access);
    };
  addCalls(app, gates, paperEndpoints, {
    paper: ({ access, round }) => paperOf(store.read, access, round, store.now()),
    typePaper: async (call) => {
      const type = command((work, access: CrewAccess, typed: typeof call) =>
        typePaper(work, access, typed, isCertified),
      );
      return entryFor(store.read, await type(call), call.access);
    },
    typePaperAgain: shown(command((work, access, call) => typePaperAgain(work, access, call, isCertified))),
    confirmPaper: shown(command((work, access, call) => confirmPaper(work, access, call, isCertified))),
    rejectPaper: shown(command(rejectPaper)),
    withdrawPaper: command(withdrawPaper),
  });
}
