export const districts = {
  amritsar: 'Amritsar',
  barnala: 'Barnala',
  bathinda: 'Bathinda',
  faridkot: 'Faridkot',
  'fatehgarh-sahib': 'Fatehgarh Sahib',
  fazilka: 'Fazilka',
  ferozepur: 'Ferozepur',
  gurdaspur: 'Gurdaspur',
  hoshiarpur: 'Hoshiarpur',
  jalandhar: 'Jalandhar',
  kapurthala: 'Kapurthala',
  ludhiana: 'Ludhiana',
  malerkotla: 'Malerkotla',
  mansa: 'Mansa',
  moga: 'Moga',
  'sri-muktsar-sahib': 'Sri Muktsar Sahib',
  pathankot: 'Pathankot',
  patiala: 'Patiala',
  rupnagar: 'Rupnagar (Ropar)',
  'sas-nagar': 'SAS Nagar (Mohali)',
  sangrur: 'Sangrur',
  'sbs-nagar': 'SBS Nagar (Nawanshahr)',
  'tarn-taran': 'Tarn Taran',
  chandigarh: 'Chandigarh',
} as const

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
