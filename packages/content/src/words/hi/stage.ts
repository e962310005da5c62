import type { Words } from '../words.ts'
import type { stage as english } from '../en/stage.ts'

export const stage: Words<typeof english> = {
  looking_back: 'पीछे देख रहे हैं',
  earlier: 'पहले',
  later: 'बाद में',
  first_moment: 'रखा गया पहला पल यही है',
  last_moment: 'सबसे नया पल यही है',
  slider: 'गेम का पल',
  moment: '{count} में से पल {n}',
  blocks_then: 'इस पल के ब्लॉक: {blocks}।',
  no_block: 'इस पल कोई ब्लॉक नहीं चला।',
  moments_kept: 'पिछले 1,800 पल रखे जाते हैं, यानी एक मिनट का गेम। पुराने पल से गेम आगे नहीं चल सकता।',
  run_again: 'शुरू से फिर चलाएँ',
  to_latest: 'सबसे नए पल पर लौटें',

  game_asks: 'गेम पूछता है: {question}',
  answer: 'जवाब दें',
  letters: 'अक्षर',
  show_letters: 'अक्षर दिखाएँ',
  hide_letters: 'अक्षर छिपाएँ',
  space: 'खाली जगह',
  delete_letter: 'एक अक्षर हटाएँ',

  sound_is: 'ध्वनि: {name}।',
  sound_off: 'ध्वनि बंद है। कोई बड़ा इसे सेटिंग में चालू कर सकता है।',
}
