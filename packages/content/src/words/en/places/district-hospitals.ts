export const districtHospitals = {
  civil: 'Civil Hospital, {district}',
  district: 'District hospital, {district}',
  amritsar: {
    name: 'Jallianwala Bagh Martyrs Memorial Civil Hospital, Amritsar',
  },
  gurdaspur: {
    name: 'Civil Hospital, Gurdaspur (at Babri village)',
  },
  jalandhar: {
    name: 'Shaheed Babu Labh Singh Civil Hospital, Jalandhar',
  },
  patiala: {
    name: 'Mata Kaushalya Hospital, Patiala',
  },
  'sbs-nagar': {
    name: 'District hospital, Nawanshahr',
  },
  chandigarh: {
    name: 'Government Multi Specialty Hospital, Sector 16',
    address: 'Madhya Marg, Sector 16, Chandigarh',
  },
} as const
