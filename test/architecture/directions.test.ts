/** Styles of pages that people read in their own language name no left and no right: Arabic and Hebrew mirror them. */
import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';

/** What keeps its side of the picture whichever way its words are read. */
const KEEPS_ITS_SIDE: Readonly<Record<string, string>> = {
  'src/web/projector/MovingSpot.module.css .lit': 'the light stands where it is measured to, from the left',
  'src/web/projector/MovingSpot.module.css .lit > .copy': 'and the picture in it is moved back from there',
  'src/web/projector/VoteScene.module.css .vote > svg':
    'seats are drawn over the whole picture, from its corner',
  'src/web/projector/Projector.module.css .board': 'is scaled from the corner that its place is counted from',
  'src/web/projector/Places.module.css .half[data-side="left"]': 'one half of a curtain',
  'src/web/projector/Places.module.css .half[data-side="right"]': 'the other half',
  'src/web/projector/Winner.module.css .wing[data-side="left"]': 'the curtain on one side of the picture',
  'src/web/projector/Winner.module.css .wing[data-side="right"]': 'and on the other',
};

const SIDE_PROPERTY =
  /^(left|right|(margin|padding|border|scroll-(margin|padding))-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
const SIDE_VALUE =
  /^(text-align|float|clear|transform-origin|background-position|object-position|justify-\w+)$/;
const FOUR_SIDES = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

/** The parts of a value, with functions whole. */
const parts = (value: string): string[] => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function isPhysical(property: string, value: string): boolean {
  if (SIDE_PROPERTY.test(property)) return true;
  if (SIDE_VALUE.test(property)) return /\b(left|right)\b/.test(value);
  const [, right, , left] = FOUR_SIDES.test(property) ? parts(value) : [];
  return left !== undefined && left !== right;
}

it('no style names a side but those that keep it', () => {
  const sided = globSync('src/web/**/*.css')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^src\/web\/(admin|dev)\//.test(path))
    .flatMap((path) => {
      const found: string[] = [];
      postcss.parse(readFileSync(path, 'utf8')).walkDecls(({ prop, value, parent }) => {
        const selector = parent?.type === 'rule' ? (parent as postcss.Rule).selector : '';
        if (isPhysical(prop, value)) found.push(`${path} ${selector}`);
      });
      return found;
    });
  expect([...new Set(sided)].toSorted()).toEqual(Object.keys(KEEPS_ITS_SIDE).toSorted());
});
