/** The acts of the sample event, with names that test every screen: long, short, and in six scripts. */

export type CategoryName = 'Voice' | 'Instrument' | 'Band' | 'Dance' | 'Comedy' | 'Theatre' | 'Spoken word';

/** The categories, with the colour that each has on the desk. */
export const SAMPLE_CATEGORIES: readonly { name: CategoryName; colour: string; timeLimitMs: number }[] = [
  { name: 'Voice', colour: '#ddf247', timeLimitMs: 300_000 },
  { name: 'Instrument', colour: '#7fc7ff', timeLimitMs: 300_000 },
  { name: 'Band', colour: '#ffb86b', timeLimitMs: 300_000 },
  { name: 'Dance', colour: '#ff9ec7', timeLimitMs: 240_000 },
  { name: 'Comedy', colour: '#b6a6ff', timeLimitMs: 300_000 },
  { name: 'Theatre', colour: '#8fe3b0', timeLimitMs: 300_000 },
  { name: 'Spoken word', colour: '#e3d5b8', timeLimitMs: 240_000 },
];

/** The judges' criteria, each marked from 1 to 10, worth 100 points together. */
export const SAMPLE_CRITERIA: readonly { name: string; meaning: string; weight: number }[] = [
  { name: 'Technique', meaning: 'Control, accuracy, craft', weight: 3 },
  { name: 'Expression', meaning: 'Did it reach you?', weight: 3 },
  { name: 'Stage presence', meaning: 'Command of the room', weight: 2 },
  { name: 'Originality', meaning: 'A choice only they would make', weight: 2 },
];

export const SAMPLE_JUDGES = [
  'Amara Nwosu',
  'Theo Lindgren',
  'Mei-Ling Zhou',
  'Rafael Couto',
  'Saoirse Ní Bhriain',
] as const;

export interface SampleAct {
  stageName: string;
  preferredName: string;
  pronouns: string;
  pronunciation: string;
  songTitle: string;
  category: CategoryName;
  /** Minutes and seconds, as "4:20". */
  length: string;
  performers: number;
  mcLine: string;
  stageNotes?: string;
  /** The guardian of an act under age, and whether they have agreed. */
  guardian?: { name: string; pronouns: string; agreed: boolean };
  assistance?: string;
  /** Stands on the audience's ballot. */
  onBallot?: boolean;
}

const act = (
  stageName: string,
  preferredName: string,
  [pronouns, pronunciation]: readonly [string, string],
  [songTitle, category, length, performers]: readonly [string, CategoryName, string, number],
  mcLine: string,
  more: Partial<SampleAct> = {},
): SampleAct => ({
  stageName,
  preferredName,
  pronouns,
  pronunciation,
  songTitle,
  category,
  length,
  performers,
  mcLine,
  ...more,
});

/** The accepted acts in running order. */
export const SAMPLE_ACTS: readonly SampleAct[] = [
  act(
    'Juniper Vale',
    'Juniper',
    ['she/her', 'JOO-nih-per vayl'],
    ['Both Sides Now', 'Voice', '4:10', 1],
    'She wrote this arrangement on night shifts, and first played it to a ward full of patients.',
    { onBallot: true },
  ),
  act(
    'The Slightly Damp Umbrella Society',
    'Fen',
    ['they/them', ''],
    ['Rain Song No. 4, for five kazoos', 'Comedy', '3:40', 5],
    'Five people, five kazoos, one umbrella. They say there is a fourth movement. There is not.',
    { stageNotes: 'Five chairs, one stays empty' },
  ),
  act(
    '月野ひかり',
    'Hikari',
    ['she/her', 'tsoo-KEE-no hee-KAH-ree'],
    ['First Love', 'Voice', '4:05', 1],
    'She sings the song her parents danced to, and she has never sung it in front of them. They are here.',
    { onBallot: true },
  ),
  act(
    'Marcus “Two Left Feet” Adeyemi',
    'Marcus',
    ['he/him', 'ah-deh-YEH-mee'],
    ['Uptown Funk', 'Dance', '3:20', 1],
    'He took up dancing at 61. His granddaughter is the choreographer, and she is strict.',
  ),
  act(
    'Ximena Ortiz-Cárdenas',
    'Ximena',
    ['she/her', 'hee-MEH-nah or-TEES KAR-deh-nahs'],
    ['La Llorona', 'Voice', '4:20', 1],
    'She learned this song from her grandmother, on a rooftop in Oaxaca. Tonight she sings it in public for the first time.',
    { onBallot: true, stageNotes: 'Enters stage left' },
  ),
  act(
    'Zé Pequeno e os Gatos',
    'José',
    ['he/they', 'zeh peh-KEH-noo ee oosh GAH-toosh'],
    ['Mas que nada', 'Band', '3:58', 4],
    'Four neighbours and one stairwell. The upstairs neighbour used to complain; now she plays bass.',
    { stageNotes: 'DI box, bass stage right' },
  ),
  act(
    'Астра Ковалёва',
    'Astra',
    ['she/her', 'AH-stra ka-va-LYO-va'],
    ['Moonlight Sonata, 1st movement', 'Instrument', '5:00', 1],
    'She tuned the house piano herself this afternoon. She said it asked her to.',
    { onBallot: true, stageNotes: 'Piano to centre, lid at half' },
  ),
  act(
    'Bramble & Thorn',
    'Bryn',
    ['they/them, she/her', ''],
    ['Wuthering Heights (duet, with swords)', 'Theatre', '4:25', 2],
    'A duet and a duel. The swords are blunt. The high notes are not.',
    { onBallot: true, stageNotes: 'Two blunt swords, checked' },
  ),
  act(
    'سلمى النجار',
    'Salma',
    ['she/her', 'SAL-ma an-naj-JAAR'],
    ['Enta Omri (excerpt, oud)', 'Instrument', '4:30', 1],
    'She plays an oud that is older than this building, and it has the better stories.',
    { onBallot: true },
  ),
  act(
    'Kit Okonkwo-Lindqvist',
    'Kit',
    ['xe/xir', 'oh-KON-kwo LIND-kvist'],
    ['Clair de lune on musical saw', 'Instrument', '3:45', 1],
    'Xe bought the saw to build a shelf. There is still no shelf.',
    { stageNotes: 'Chair without arms, one condenser mic' },
  ),
  act(
    'Priya & the Parallel Universe',
    'Priya',
    ['she/they', 'PREE-ya'],
    ['Jai Ho', 'Dance', '3:35', 6],
    'Six dancers from three time zones, who met in one room for the first time this morning.',
    { onBallot: true },
  ),
  act(
    'Søren Østergård',
    'Søren',
    ['he/him', 'SUR-en UH-ster-gor'],
    ['Take On Me, unplugged', 'Voice', '4:00', 1],
    'He sings the high note at the end. He asked us to promise you that.',
  ),
  act(
    'Dot Matrix',
    'Dot',
    ['they/them', ''],
    ['Tears in Rain (spoken word)', 'Spoken word', '3:00', 1],
    'Part poem, part printer. You will hear both.',
  ),
  act(
    'Nguyễn Thị Ánh Dương',
    'Ánh',
    ['she/her', 'nwin tee ang ZUH-ung'],
    ['Bèo dạt mây trôi', 'Voice', '3:55', 1],
    'She is sixteen, and this is the oldest song of the evening. Her mother taught her every word.',
    {
      onBallot: true,
      guardian: { name: 'Linh Nguyễn', pronouns: 'she/her', agreed: true },
      assistance: 'Step-free route to the stage. Please no strobe.',
    },
  ),
];

/** Acts that were registered and not reviewed yet. */
export const SAMPLE_WAITING: readonly SampleAct[] = [
  act(
    'Ola & Ola',
    'Ola',
    ['he/him, he/him', 'OO-la'],
    ['Anything You Can Do', 'Voice', '3:10', 2],
    'Two brothers. Ask them which one is older.',
  ),
  act(
    'Noor Haddad',
    'Noor',
    ['she/her', 'noor had-DAAD'],
    ['Ya Bint', 'Dance', '3:30', 1],
    'Her first time on a stage with lights.',
    { guardian: { name: 'Rana Haddad', pronouns: 'she/her', agreed: false } },
  ),
  act(
    'The Understudies',
    'Mab',
    ['they/them', ''],
    ['A scene we learned this morning', 'Theatre', '4:00', 3],
    'They know every part but their own.',
  ),
];
