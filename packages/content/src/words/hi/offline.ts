import type { offline as english } from '../en/offline.ts'
import type { Words } from '../words.ts'

export const offline: Words<typeof english> = {
  title: 'कनेक्शन नहीं है: अंकुर',
  description: 'जब अंकुर तक न पहुँचा जा सके, तब क्या करें।',
  heading: 'इस पेज के लिए इंटरनेट चाहिए',
  lead: 'अभी अंकुर तक पहुँच नहीं है। यह पेज इस फ़ोन पर पहले नहीं खोला गया।',
  answers: 'आपके दिए हुए जवाब इस फ़ोन पर ही हैं।',
  try_again: 'फिर कोशिश करें',
  kept_heading: 'ये पेज अभी खुल सकते हैं',
  questions: 'ऑटिज़्म टेस्ट के सवाल',
  games: 'खेल',
}
