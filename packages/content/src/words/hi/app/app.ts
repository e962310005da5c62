import type { app as english } from '../../en/app/app.ts'
import type { Words } from '../../words.ts'

export const app: Words<typeof english> = {
  loading: 'खुल रहा है...',
  loading_long: 'इस बार ज़्यादा समय लग रहा है।',
  try_again: 'फिर कोशिश करें',
  load_part: 'यह हिस्सा खोलें',
  offline: 'इंटरनेट नहीं है। खेल और सहेजे हुए जवाब फिर भी चलते हैं।',
  online_again: 'इंटरनेट फिर आ गया है।',
  page_not_loaded: 'यह पेज नहीं खुल सका।',
  reload: 'पेज फिर खोलें',
  home: 'होम',
  hide_page: 'यह पेज छिपाएँ',
  shared_phone: 'अगर यह {फ़ोन|कंप्यूटर} कई लोग चलाते हैं',
}
