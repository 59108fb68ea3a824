/** How each system is told to trust a certificate, in the words that stand on its own screens. */
import type { LineWith } from '#domain/messages/catalogue.ts';

export interface System {
  id: 'ios' | 'android' | 'windows' | 'macos';
  name: LineWith<object>;
  file: 'ovation.mobileconfig' | 'ovation.crt';
  steps: readonly LineWith<object>[];
}

export const SYSTEMS: readonly System[] = [
  {
    id: 'ios',
    name: 'doors.ios',
    file: 'ovation.mobileconfig',
    steps: ['doors.iosAllow', 'doors.iosInstall', 'doors.iosTrust', 'doors.iosBack'],
  },
  {
    id: 'android',
    name: 'doors.android',
    file: 'ovation.crt',
    steps: ['doors.androidLoad', 'doors.androidSearch', 'doors.androidInstall', 'doors.androidBack'],
  },
  {
    id: 'windows',
    name: 'doors.windows',
    file: 'ovation.crt',
    steps: ['doors.windowsOpen', 'doors.windowsStore', 'doors.windowsBack'],
  },
  {
    id: 'macos',
    name: 'doors.macos',
    file: 'ovation.mobileconfig',
    steps: ['doors.macosOpen', 'doors.macosInstall', 'doors.macosBack'],
  },
];

/** The system that a browser says it runs on; iPads say that they are Macs, but no Mac is touched. */
export function systemOf(agent: string, touchPoints: number): System['id'] | undefined {
  if (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Windows/.test(agent)) return 'windows';
  return /Macintosh/.test(agent) ? 'macos' : undefined;
}
