/** Fields of an act as inputs, each a cell of a form's grid. */
import {
  ACT_FIELDS,
  type ActFieldKind,
  type ActFieldName,
  AUDIO_DELIVERY_METHODS,
  actField,
} from '#domain/registration/act-fields.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea, TextField } from '#web/ui/TextField.tsx';
import type { FormField } from '#web/ui/use-form.ts';
import { capital } from '#web/ui/words.ts';
import { fieldTitle, trackWayWords } from './act-values.ts';
import styles from './Participant.module.css';

interface InputProps extends FormField<string> {
  label: string;
  most?: number | undefined;
  categories: readonly { id: string; name: string }[];
}

const INPUTS: Readonly<Record<ActFieldKind, (props: InputProps) => React.ReactNode>> = {
  name: ({ categories: _, ...field }) => <TextField {...field} />,
  line: ({ categories: _, ...field }) => <TextField {...field} optional />,
  paragraph: ({ categories: _, ...field }) => (
    <div className={styles.whole}>
      <TextArea {...field} optional />
    </div>
  ),
  length: ({ categories: _, ...field }) => <TextField {...field} optional hint={say('act.lengthHint')} />,
  people: ({ categories: _, ...field }) => <TextField {...field} inputMode="numeric" />,
  // Without categories there is none to choose.
  category: ({ categories, most: _, ...field }) =>
    categories.length > 0 && (
      <SelectField
        {...field}
        placeholder={say('acts.noneYet')}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
    ),
  trackWay: ({ categories: _, most: _most, ...field }) => (
    <SelectField
      {...field}
      options={AUDIO_DELIVERY_METHODS.map((value) => ({ value, label: capital(trackWayWords(value)) }))}
    />
  ),
};

interface ActFieldsProps<Name extends ActFieldName> {
  names: readonly Name[];
  field: (name: Name) => FormField<string>;
  categories: readonly { id: string; name: string }[];
}

/** The inputs of these fields, in this order. */
export const ActFields = <Name extends ActFieldName>({ names, field, categories }: ActFieldsProps<Name>) =>
  names.map((name) => {
    const Input = INPUTS[ACT_FIELDS[name].kind];
    return (
      <Input
        key={name}
        label={fieldTitle(name)}
        most={actField(name).most}
        categories={categories}
        {...field(name)}
      />
    );
  });
