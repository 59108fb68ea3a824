/** What every form about an act asks first: how it is called on stage, what it plays, where it belongs. */
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import type { FormField } from '#web/ui/use-form.ts';

/** An act as typed so far; `categoryId` is empty for an act without a category. */
export interface TypedAct {
  stageName: string;
  songTitle: string;
  pronouns: string;
  categoryId: string;
}

export interface ActFieldsProps {
  field: (name: keyof TypedAct) => FormField<string>;
  categories: readonly { id: string; name: string }[];
}

/** The fields themselves, each a cell of the form's grid. Without categories there is none to choose. */
export function ActFields({ field, categories }: ActFieldsProps) {
  return (
    <>
      <TextField {...field('stageName')} label={say('acts.stageName')} />
      <TextField {...field('songTitle')} label={say('acts.songOrPiece')} />
      <TextField {...field('pronouns')} label={say('acts.pronouns')} optional />
      {categories.length > 0 && (
        <SelectField
          {...field('categoryId')}
          label={say('acts.category')}
          placeholder={say('acts.noneYet')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}
