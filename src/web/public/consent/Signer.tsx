import { longest } from '#contract/primitives.ts';
import { giveConsentBody } from '#contract/registration/schema.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { FormField } from '#web/ui/use-form.ts';

/** Who signs. */
export function Signer({
  field,
  reachAsked,
}: {
  field: (name: 'parentPreferredName' | 'parentPronouns' | 'parentContact') => FormField<string>;
  reachAsked: boolean;
}) {
  const {
    parent_preferred_name: name,
    parent_pronouns: pronouns,
    parent_contact: contact,
  } = giveConsentBody.shape;
  return (
    <>
      <TextField
        label={say('consent.name')}
        autoComplete="name"
        most={longest(name)}
        {...field('parentPreferredName')}
      />
      <TextField
        label={say('consent.pronouns')}
        optional
        most={longest(pronouns)}
        {...field('parentPronouns')}
      />
      {reachAsked && (
        <TextField
          label={say('register.contact')}
          hint={say('register.theirContactHint')}
          most={longest(contact)}
          {...field('parentContact')}
        />
      )}
    </>
  );
}
