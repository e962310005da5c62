/** Places and numbers to turn to: on the help page and in the plan. */
export const places = {
  number_source: 'Source of {month}.',
  places_unchecked: 'We have not yet rung or visited these places. Ask your district hospital first.',
  punjab: 'Punjab',
  chandigarh: 'Chandigarh',
  deic: 'District Early Intervention Centre.',
  deic_planned: 'A District Early Intervention Centre was approved here. Ask if it is open.',
  autism_centre: 'An autism centre. It was reported that outpatient care began here. Ask if doctors are there.',
  hospital: 'A public hospital. Its doctors have examined children for autism.',
  place_source: 'Source of {month}. Ring before you travel.',
} as const
