import type { CheckedSource } from './places/place.ts'

/** National phone numbers of India. Only numbers with an accessible source are listed. */
export interface Helpline {
  readonly id: 'emergency' | 'tele_manas' | 'child' | 'women'
  readonly number: string
  readonly source: CheckedSource
}

const ministersAnswer: CheckedSource = {
  citation: "A minister's answer in Parliament, as reported by Lokmat Times",
  url: 'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
  publishedOn: '2025-12-13',
  checkedOn: '2026-11-21',
}

export const helplines: readonly Helpline[] = [
  { id: 'emergency', number: '112', source: ministersAnswer },
  {
    id: 'tele_manas',
    number: '14416',
    source: {
      citation: 'The Shillong Times, report on a Lok Sabha reply, 7 February',
      url: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
      publishedOn: '2025-02-07',
      checkedOn: '2026-11-21',
    },
  },
  { id: 'child', number: '1098', source: ministersAnswer },
  { id: 'women', number: '181', source: ministersAnswer },
]

/** The ambulance number of most states, including Punjab; 112 always comes before it. */
export const ambulance: Pick<Helpline, 'number' | 'source'> = {
  number: '108',
  source: {
    citation: 'National Health Mission: National Ambulance Service',
    url: 'https://nhm.gov.in/hi/nrhm-components/health-systems-strengthening/emri-patient-transport-service.html',
    publishedOn: null,
    checkedOn: '2026-11-23',
  },
}
