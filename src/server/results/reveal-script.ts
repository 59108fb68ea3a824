/** How a round's results are told: decided by the organisers, and fixed with the certified document. */
import { Refusal } from '#contract/refusal.ts';
import type { revealEndpoints } from '#contract/results/reveal.ts';
import {
  type AwardTelling,
  awardKey,
  inScriptOrder,
  LOWEST_WITH_MINORS,
  type RevealScript,
  scriptOf,
} from '#domain/results/reveal-script.ts';
import type { TableKind } from '#domain/results/table-kind.ts';
import { audienceTitle, WHOLE_RESULT } from '#domain/results/telling.ts';
import type { AdminAccess, RoundAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { setRoundReveal } from '../lineup/commands.ts';
import { roundOf } from '../lineup/gate.ts';
import { type OrderItem, performing, type Round, runningOrder } from '../lineup/queries.ts';
import { requireKind } from '../lineup/rounds.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { pollsOf } from '../voting/queries.ts';
import { letPicturesGo, missingIn } from './award-pictures.ts';
import { prizeTitles } from './awards.ts';
import { withMinors } from './minors.ts';
import { dropProposal } from './proposals.ts';
import { newestInBrief, newestResult } from './queries.ts';
import { rulesOf } from './records.ts';

type Award = Pick<TableKind, 'kind' | 'categoryId'> & { title: string; acts: readonly OrderItem[] };

/** The script by which a round's results are told, completed for its present acts and polls. */
export async function revealScriptOf(read: Reader, named: RoundAccess, now: number) {
  const round = await roundOf(read, named);
  const acts = await actsOnStage(read, round);
  const awards = await awardsToTell(read, round, acts, now);
  const script = scriptOf(round);
  const result = await newestResult(read, round.id);
  return {
    round: { id: round.id, name: round.name },
    awards: inScriptOrder(awards, script).map(({ telling, ...award }) => ({
      telling: { award: awardKey(award), ...telling },
      title: award.title,
      kind: award.kind,
      performances: award.acts.map((act) => ({
        performanceId: act.id,
        number: act.number,
        stageName: act.title,
        song: act.act?.songTitle ?? '',
      })),
    })),
    written: script.length > 0,
    minors: await withMinors(read, acts),
    fixed:
      result?.state === 'certified'
        ? { certifiedBy: result.account.certifiedBy, certifiedAt: result.certifiedAt }
        : null,
  };
}

/**
 * Stores the script by which a round's results are told. @throws Refusal as `requireKind` for a round without a script of
 * its own, `wrong_state` once a result is certified, `stale` where a picture is gone, `invalid` where last places would
 * be told though somebody under age performs.
 */
export async function directReveal(
  work: Work,
  _access: AdminAccess,
  { round: named, body: { awards } }: InputOf<typeof revealEndpoints.directReveal> & { round: RoundAccess },
): Promise<void> {
  const round = await roundOf(work.tx, named);
  requireKind(round, 'hasOwnScript', 'It follows the script of the show: change that before or after.');
  if ((await newestInBrief(work.tx, round.id))?.state === 'certified')
    throw new Refusal('wrong_state', 'The result is certified, and with it how it is revealed.');
  const minors = await withMinors(work.tx, await actsOnStage(work.tx, round));
  const low = minors ? awards.findIndex(({ from }) => (from ?? Infinity) > LOWEST_WITH_MINORS) : -1;
  if (low >= 0)
    throw new Refusal('invalid', 'Somebody under age performs: announce only the podium or the winner.', {
      fields: { [`awards.${low}.from`]: 'Choose 3rd or 1st.' },
    });
  const [missing] = await missingIn(work.tx, awards);
  if (missing !== undefined)
    throw new Refusal(
      'stale',
      'A picture is not kept any more: nobody saved it for a day. Choose it again.',
      {
        fields: { [`awards.${missing}.picture`]: 'Choose the picture again.' },
      },
    );
  const script: RevealScript = awards.map(
    ({ award, from, twoLeft, board, words, sounds = {}, picture, untold }): AwardTelling => ({
      ...{ award, from, twoLeft, board, words },
      ...(untold && { untold }),
      ...(Object.keys(sounds).length > 0 && { sounds }),
      ...(picture !== undefined && { picture }),
    }),
  );
  await setRoundReveal(work, round, JSON.stringify(script));
  // It is certified with the result: nobody certifies as the second what the first did not see.
  await dropProposal(work, round);
  await letPicturesGo(work, scriptOf(round));
}

/** Copies the script of another event's round, with its pictures. `categories` maps that event's ids to this one's. */
export async function copyReveal(
  work: Work,
  from: Round,
  to: Round,
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  const script = scriptOf(from).flatMap((line) => {
    const keyOf = (categoryId: string) => awardKey({ kind: 'result', categoryId, title: '' });
    const was = [...categories].find(([id]) => line.award === keyOf(id));
    return [was ? { ...line, award: keyOf(was[1]) } : line];
  });
  if (script.length > 0) await setRoundReveal(work, to, JSON.stringify(script));
}

const actsOnStage = async (read: Reader, round: Round): Promise<OrderItem[]> =>
  performing(await runningOrder(read, round.id)).filter((item) => !item.isGuest);

/** The tables that there will be, prizes without a winner yet among them. */
async function awardsToTell(
  read: Reader,
  round: Round,
  acts: readonly OrderItem[],
  now: number,
): Promise<Award[]> {
  const result = { kind: 'result' as const };
  const results: Award[] =
    rulesOf(round).scope === 'category'
      ? [...Map.groupBy(acts, ({ act }) => act?.categoryId ?? null)].map(([categoryId, ofIt]) => ({
          ...result,
          categoryId,
          title: ofIt[0]?.act?.category || round.name,
          acts: ofIt,
        }))
      : [{ ...result, categoryId: null, title: WHOLE_RESULT, acts }];
  const prizes = (await prizeTitles(read, round.id)).map(
    (title): Award => ({ kind: 'prize', categoryId: null, title, acts }),
  );
  const polls = (await pollsOf(read, round.id, now)).filter(
    ({ share, practice }) => share > 0 && practice === 0,
  );
  if (polls.length === 0) return [...results, ...prizes];
  const candidates = new Set(polls.flatMap(({ candidateIds }) => candidateIds));
  const voted = acts.filter(({ id }) => candidates.size === 0 || candidates.has(id));
  const audience: Award = {
    kind: 'audience',
    categoryId: null,
    title: audienceTitle(polls),
    acts: voted,
  };
  return [...results, audience, ...prizes];
}
