import type { offline as english } from '../../en/app/offline.ts'
import type { Words } from '../../words.ts'

export const offline: Words<typeof english> = {
  title: 'इंटरनेट नहीं है: अंकुर',
  description: 'इंटरनेट न होने पर अंकुर में क्या-क्या चलता है।',
  heading: 'इस पेज के लिए इंटरनेट चाहिए',
  lead: 'इंटरनेट नहीं है, और यह पेज अभी इस फ़ोन या कंप्यूटर पर सहेजा नहीं गया है।',
  answers: 'आपके दिए हुए जवाब इस फ़ोन या कंप्यूटर पर ही हैं।',
  try_again: 'फिर कोशिश करें',
  kept_heading: 'ये पेज अभी खुल सकते हैं',
  questions: 'ऑटिज़्म टेस्ट के सवाल',
  games: 'खेल',
}
