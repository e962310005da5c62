import type { followUp as english } from '../en/follow-up.ts'
import type { Words } from '../words.ts'

export const followUp: Words<typeof english> = {
  title: 'कुछ और सवाल',
  progress: 'आगे के सवाल कहाँ तक हुए',
  where: '{count} में से विषय {n}',
  first_asked: 'आपसे पूछा गया था:',
  first_answer: 'आपका जवाब: {answer}।',
  not_checked: 'सवाल हमारे अपने शब्दों में हैं। अभी किसी डॉक्टर या विशेषज्ञ ने इन्हें नहीं जाँचा है।',
  choose_one: 'जो सबसे ठीक लगे, उसे चुनें।',
  choose_many: 'जो भी ठीक हो, सब पर निशान लगाएँ।',
  mark_first: 'जो ठीक हो उस पर निशान लगाएँ, या "इनमें से कोई नहीं" चुनें।',
  none: 'इनमें से कोई नहीं',
  status_open: 'सार खोलने तक आप अपने जवाब बदल सकते हैं।',
  status_account: 'आपका जवाब आपके खाते में सहेज लिया गया है। आप इसे बदल सकते हैं।',
  status_held: 'आपका जवाब इस फ़ोन में है। सार खोलने पर यह सहेजा जाएगा।',
  status_sending: 'सहेजा जा रहा है...',
  status_waiting: 'आपके जवाब इस फ़ोन में हैं। कनेक्शन मिलने पर भेजे जाएँगे।',
  end_title: 'आपने सभी सवालों के जवाब दे दिए हैं',
  end_text: 'आप पीछे जाकर कोई जवाब बदल सकते हैं। सार खोलने के बाद ये जवाब ऐसे ही रहेंगे।',
  end_open: 'मेरा सार खोलें',
  end_opening: 'खुल रहा है...',
  end_failed: 'आपके जवाब नहीं भेजे जा सके।',
  failed: 'सवाल नहीं खुल सके।',
  expired_title: 'इन सवालों का समय पूरा हो गया है',
  expired_open: 'सार खोलें',
}
