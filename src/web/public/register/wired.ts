/** What a field of the form needs to show and change its part of the draft. */
import type { Draft } from './draft.ts';
import type { StepProps } from './step.ts';

type Of<T> = { [Name in keyof Draft]: Draft[Name] extends T ? Name : never }[keyof Draft];

/** `typed` for words, `chosen` for one of several answers, `ticked` for yes or no. */
export const wired = ({ draft, change, wrong }: StepProps) => {
  const field = <Name extends keyof Draft>(name: Name) => ({
    name,
    onChange: (value: Draft[Name]) => change({ [name]: value }),
    error: wrong(name),
  });
  return {
    typed: <Name extends Of<string>>(name: Name) => ({ ...field(name), value: draft[name] }),
    /** Empty until one is chosen. */
    chosen: <Name extends Of<string>>(name: Name) => ({
      ...field(name),
      value: draft[name] === '' ? undefined : (draft[name] as Exclude<Draft[Name], ''>),
    }),
    ticked: (name: Of<boolean>) => ({ ...field(name), checked: draft[name] }),
  };
};
