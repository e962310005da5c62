import type { creatorCalm as english } from '../../en/creator/creator-calm.ts'
import type { Words } from '../../words.ts'

export const creatorCalm: Words<typeof english> = {
  close: 'बंद करें',
  ways: 'गेम कैसा चले',
  quiet: 'शांत',
  quiet_is: 'आवाज़ नहीं। धीमी चाल। हल्के रंग।',
  soft: 'हल्का',
  soft_is: 'पंजों के निशान। धीमी आवाज़।',
  lively: 'चंचल',
  lively_is: 'पंजों के निशान। थोड़ी तेज़ आवाज़।',
  sound: 'गेम की आवाज़',
  sound_help: 'आवाज़ आपके चालू करने पर ही आती है।',
  on: 'चालू',
  off: 'बंद',
  comfort_wins: 'सुविधा की सेटिंग पहले मानी जाती हैं।',
  chosen: '{name} चुना गया।',
}
