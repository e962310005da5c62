/** Places and numbers to turn to: on the help page and in the plan. */
export const places = {
  number_source: 'Source dated {month}.',
  places_unchecked: 'We have not called or visited these places yet. Ask at your district hospital first.',
  punjab: 'Punjab',
  chandigarh: 'Chandigarh',
  deic: 'District Early Intervention Centre.',
  deic_planned: 'A District Early Intervention Centre was approved here. Ask if it has opened.',
  autism_centre: 'An autism centre. A news report says its clinic has opened. Call first.',
  hospital: 'A public hospital. Its doctors have assessed children for autism.',
  place_source: 'Source dated {month}. Call before you travel.',
} as const
