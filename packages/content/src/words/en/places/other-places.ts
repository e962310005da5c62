export const otherPlaces = {
  'amritsar-gndh': {
    name: 'Guru Nanak Dev Hospital (Government Medical College), Amritsar',
  },
  'bathinda-aiims': {
    name: 'AIIMS Bathinda',
    address: 'Mandi Dabwali Road, near Giani Zail Singh College, Bathinda',
  },
  'faridkot-ggsmch': {
    name: 'Guru Gobind Singh Medical College and Hospital, Faridkot',
  },
  'ludhiana-dmch': {
    name: 'Dayanand Medical College and Hospital, Ludhiana',
  },
  'ludhiana-cmch': {
    name: 'Christian Medical College and Hospital, Ludhiana',
  },
  'patiala-rajindra': {
    name: 'Rajindra Hospital (Government Medical College), Patiala',
  },
  'mohali-autism-centre': {
    name: 'Advanced Autism Care and Research Centre, Sector 79',
  },
  'chandigarh-gmch': {
    name: 'Government Medical College and Hospital, Sector 32',
    address: 'Sector 32, Chandigarh',
  },
  'chandigarh-griid': {
    name: 'GRIID (rehabilitation institute), Sector 31',
  },
  'chandigarh-pgimer': {
    name: 'PGIMER (PGI), Chandigarh',
    address: 'Sector 12, Chandigarh. Main entrance on Madhya Marg',
  },
  'delhi-aiims': {
    name: 'AIIMS, New Delhi',
  },
  'bengaluru-nimhans': {
    name: 'NIMHANS, Bengaluru',
    hours: 'New patients: working days, 8 to 11 in the morning, at the screening block',
    ages: 'Up to 18 years',
  },
  'secunderabad-niepid': {
    name: 'NIEPID, Secunderabad',
  },
  'chennai-niepmd': {
    name: 'NIEPMD, Muttukadu (Chennai)',
    address: 'East Coast Road, Muttukadu, Chennai',
  },
  'sundernagar-crc': {
    name: 'Regional centre (CRC), Sundernagar, Himachal Pradesh',
  },
  'jammu-crc': {
    name: 'Regional centre (CRC), Jammu',
  },
} as const
