import { useLingui } from '@lingui/react/macro';
import type { ChecklistCode } from '#domain/office/tour-checklist.ts';

/** Returns what each entry of the checklist asks for. */
export function useChecklistWords(): Readonly<Record<ChecklistCode, string>> {
  const { t } = useLingui();
  return {
    'name-missing': t`Enter the name`,
    'slug-invalid': t`Use lower-case letters, digits and hyphens for the web address`,
    'tagline-missing': t`Enter the tagline`,
    'length-invalid': t`Enter a length between 1 and 90 days`,
    'country-missing': t`Choose at least one country`,
    'style-missing': t`Choose at least one travel style`,
    'start-missing': t`Choose where the tour starts`,
    'end-missing': t`Choose where the tour ends`,
    'stop-location-missing': t`Choose the location of the stop`,
    'nights-differ': t`The nights of the stops don’t add up to the length`,
    'days-differ': t`Add or remove days until they match the length`,
    'day-title-missing': t`Enter the title of the day`,
    'day-text-missing': t`Enter the text of the day`,
    'day-location-missing': t`Choose where the day ends`,
    'highlights-missing': t`Add at least one highlight`,
    'description-missing': t`Add at least one paragraph of the description`,
    'included-missing': t`Add what the price includes`,
    'photographs-few': t`Choose at least 5 photographs`,
    'photographs-many': t`Choose at most 8 photographs`,
    'alternative-missing': t`Describe the photograph`,
    'photographer-missing': t`Name the photographer`,
    'ages-invalid': t`The minimum age is above the maximum age`,
    'group-invalid': t`Check the size of the group`,
    'guide-language-missing': t`Choose a language of the guides`,
    'variant-missing': t`Add a variant`,
    'variant-name-missing': t`Enter the name of the variant`,
    'passengers-missing': t`Add who can travel`,
    'adult-missing': t`Add a kind of traveller who can travel alone`,
    'passenger-numbers-invalid': t`A minimum number of travellers is above the maximum`,
    'age-uncovered': t`An age of the tour has no kind of traveller`,
    'rooms-sleep-nobody': t`Choose who can sleep in the room`,
    'type-without-room': t`No room is open to this kind of traveller`,
    'room-name-missing': t`Enter the name of the room`,
    'extra-without-option': t`Add an option to the extra`,
    'extra-name-missing': t`Enter the name of the extra`,
    'question-name-missing': t`Enter the question`,
    'question-condition-unknown': t`The question depends on one that doesn’t exist`,
  };
}
