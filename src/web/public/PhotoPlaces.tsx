/** Where photos may be shown, place by place, each saved when it is pressed: a performer's own page, and a parent's. */
import { PHOTO_PLACE_WORDS, PHOTO_PLACES, type PhotoPlace } from '#domain/registration/photo-places.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { say } from '#web/ui/say.ts';

interface Placed {
  place: PhotoPlace;
  shown: boolean;
}

interface PhotoPlacesProps {
  places: readonly PhotoPlace[];
  /** What is on its way to the server, and stands as done. */
  sending: Placed | undefined;
  /** Undefined for whoever may only read it. */
  onChange: ((to: Placed) => void) | undefined;
  error: string | undefined;
}

export const PhotoPlaces = ({ places, sending, onChange, error }: PhotoPlacesProps) => (
  <FieldGroup label={say('picture.places')} {...(error !== undefined && { error })}>
    <div>
      {PHOTO_PLACES.map((place) => (
        <Checkbox
          key={place}
          label={say(PHOTO_PLACE_WORDS[place])}
          detail={place === 'ballot' && say('picture.placeBallotToo')}
          checked={sending?.place === place ? sending.shown : places.includes(place)}
          disabled={onChange === undefined || sending !== undefined}
          onChange={(shown) => onChange?.({ place, shown })}
        />
      ))}
    </div>
  </FieldGroup>
);
