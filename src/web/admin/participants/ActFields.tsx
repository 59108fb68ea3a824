/** What every form about an act asks first: how it is called on stage, what it plays, where it belongs. */
import type { FieldNaming } from '#web/ui/ErrorSummary.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';

/** What was typed so far; `categoryId` is empty for an act without one. */
export interface TypedAct {
  stageName: string;
  songTitle: string;
  pronouns: string;
  categoryId: string;
}

export interface ActFieldsProps {
  typed: TypedAct;
  change: (part: Partial<TypedAct>) => void;
  field: FieldNaming;
  categories: readonly { id: string; name: string }[];
}

/** The fields themselves, each a cell of the form's grid. Without categories there is none to choose. */
export function ActFields({ typed, change, field, categories }: ActFieldsProps) {
  return (
    <>
      <TextField
        {...field('stage_name')}
        label="Stage name"
        value={typed.stageName}
        onChange={(stageName) => change({ stageName })}
      />
      <TextField
        {...field('song_title')}
        label="Song or piece"
        value={typed.songTitle}
        onChange={(songTitle) => change({ songTitle })}
      />
      <TextField
        {...field('pronouns')}
        label="Pronouns"
        optional
        value={typed.pronouns}
        onChange={(pronouns) => change({ pronouns })}
      />
      {categories.length > 0 && (
        <SelectField
          {...field('category_id')}
          label="Category"
          placeholder="None yet"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={typed.categoryId}
          onChange={(categoryId) => change({ categoryId })}
        />
      )}
    </>
  );
}
