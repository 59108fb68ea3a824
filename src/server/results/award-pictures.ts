/**
 * The pictures on the curtains of awards, by the digest of their bytes. A script names its own, so it goes along with
 * the script: into a copy of its round or event, and into the certified document, which fixes what was shown.
 */
import { createHash } from 'node:crypto';
import { AWARD_PICTURE, scriptOf } from '#domain/results/reveal-script.ts';
import { drawStrangers, refusePicture } from '../drawing/strangers-picture.ts';
import type { AdminAccess, RoundAccess } from '../http/access.ts';
import { revealsOf } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';

/** In ms: so long one waits for the script that it was sent for. */
const WAITS = 86_400_000;
const QUALITY = 82;

/** Re-encodes an uploaded picture. @throws Refusal for a file that is no picture, or one too small for a big screen. */
export const drawnForAward = (file: Buffer): Promise<Buffer> =>
  drawStrangers(file, {
    cut: (picture, { width, height }) => {
      if (Math.max(width, height) < AWARD_PICTURE.least)
        throw refusePicture(
          `This picture is too small for a big screen. Choose one of ${AWARD_PICTURE.least} pixels or more.`,
        );
      return picture.resize(AWARD_PICTURE.most, AWARD_PICTURE.most, {
        fit: 'inside',
        withoutEnlargement: true,
      });
    },
    pack: (_pixels, open) => open().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer(),
  });

/** Stores a re-encoded picture. @returns the id by which a script names it. */
export async function keepAwardPicture(
  { tx, now, audit }: Work,
  _access: AdminAccess,
  { round, drawn }: { round: RoundAccess; drawn: Buffer },
): Promise<{ picture: string }> {
  const picture = createHash('sha256').update(drawn).digest('hex');
  await tx
    .insertInto('awardPicture')
    .values({ digest: picture, bytes: drawn.toString('base64'), createdAt: now })
    .onConflict((on) => on.column('digest').doUpdateSet({ createdAt: now }))
    .execute();
  audit({
    action: 'award_picture.sent',
    subject: `round:${round.roundId}`,
    eventId: round.eventId,
    after: { picture },
  });
  return { picture };
}

/** The bytes of a stored picture; undefined when there is none. */
export async function awardPicture(
  read: Reader,
  { picture }: { picture: string },
): Promise<Buffer | undefined> {
  const row = await read
    .selectFrom('awardPicture')
    .select('bytes')
    .where('digest', '=', picture)
    .executeTakeFirst();
  return row && Buffer.from(row.bytes, 'base64');
}

type Named = readonly { picture?: string | undefined }[];

const namedIn = (script: Named): string[] => script.flatMap(({ picture }) => picture ?? []);

/** The positions in a script of pictures that are not stored any more. */
export async function missingIn(read: Reader, script: Named): Promise<number[]> {
  const named = namedIn(script);
  const kept = await read.selectFrom('awardPicture').select('digest').where('digest', 'in', named).execute();
  const digests = new Set(kept.map(({ digest }) => digest));
  return script.flatMap(({ picture }, at) => (picture === undefined || digests.has(picture) ? [] : [at]));
}

/** Deletes pictures that a script named before and none names any more, and those that none has named for a day. */
export async function letPicturesGo({ tx, now }: Work, before: Named): Promise<void> {
  const named = new Set((await revealsOf(tx)).flatMap((round) => namedIn(scriptOf(round))));
  const was = new Set(namedIn(before));
  const kept = await tx.selectFrom('awardPicture').select(['digest', 'createdAt']).execute();
  const strays = kept
    .filter(({ digest, createdAt }) => !named.has(digest) && (was.has(digest) || createdAt < now - WAITS))
    .map(({ digest }) => digest);
  await remove({ tx }, strays);
}

/** The pictures that only this event's scripts name. */
export async function awardPicturesOf(
  read: Reader,
  eventId: string,
): Promise<{ digest: string; size: number }[]> {
  const rounds = await revealsOf(read);
  const named = (mine: boolean) =>
    rounds
      .filter((round) => (round.eventId === eventId) === mine)
      .flatMap((round) => namedIn(scriptOf(round)));
  const others = new Set(named(false));
  const digests = [...new Set(named(true))].filter((digest) => !others.has(digest));
  const rows = await read.selectFrom('awardPicture').selectAll().where('digest', 'in', digests).execute();
  return rows.map(({ digest, bytes }) => ({ digest, size: Buffer.byteLength(bytes, 'base64') }));
}

/**
 * Deletes the pictures that only this event's scripts name. Scripts and documents still name them, and their curtains
 * are shown without.
 */
export async function forgetAwardPicturesOf(work: Pick<Work, 'tx'>, eventId: string): Promise<void> {
  const digests = (await awardPicturesOf(work.tx, eventId)).map(({ digest }) => digest);
  await remove(work, digests);
}

async function remove({ tx }: Pick<Work, 'tx'>, digests: readonly string[]): Promise<void> {
  if (digests.length > 0) await tx.deleteFrom('awardPicture').where('digest', 'in', digests).execute();
}
