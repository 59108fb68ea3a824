/**
 * Pictures of sponsors on paper white, as their owners drew them. Their look is written here and not in a sheet, since
 * the ballot's first answer has no room for what comes at its end.
 */
import type { CSSProperties } from 'react';
import type { Sponsor } from '#domain/events/sponsors.ts';
import { say } from './say.ts';

export type ShownSponsor = Omit<Sponsor, 'places'>;

const ROW: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, listStyle: 'none', padding: 0 };
const plate = (height: number): CSSProperties => ({
  background: '#fff',
  borderRadius: height / 5,
  padding: `${height / 6}px ${height / 4}px`,
});

/** A sponsor's picture, at most `height` px high; a very wide one is lower, 3.4 times as wide as `height`. */
export const SponsorPlate = ({ of, height }: { of: ShownSponsor; height: number }) => {
  const high = Math.min(height, (height * 3.4) / of.ratio);
  return (
    <img
      src={of.path}
      alt={of.name}
      width={Math.round(high * of.ratio)}
      height={Math.round(high)}
      draggable={false}
      style={{ display: 'block', maxWidth: '100%', objectFit: 'contain' }}
    />
  );
};

/** The sponsors in a row; nothing where there are none. */
export function SponsorRow({ of, height }: { of: readonly ShownSponsor[] | undefined; height: number }) {
  if (!of || of.length === 0) return null;
  return (
    <ul aria-label={say('ui.withThanks')} style={ROW}>
      {of.map((sponsor) => (
        <li key={sponsor.path} style={{ ...plate(height), display: 'flex', alignItems: 'center' }}>
          <SponsorPlate of={sponsor} height={height} />
        </li>
      ))}
    </ul>
  );
}
