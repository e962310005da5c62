import type { contactMails as english } from '../../en/site/contact-mails.ts'
import type { Words } from '../../words.ts'

export const contactMails: Words<typeof english> = {
  copy_subject: 'अंकुर को आपका संदेश ({reference})',
  copy_what: 'आपका संदेश हमें मिल गया है। हम जल्द से जल्द आपको जवाब देंगे।',
  copy_reference: 'आपका संदर्भ नंबर {reference} है। इस संदेश के बारे में फिर लिखें, तो यह नंबर बताएँ।',
  copy_quote: 'आपने यह लिखा था:',
  copy_kept: 'हम आपका संदेश 12 महीने रखते हैं। फिर वह मिटा दिया जाता है।',
  copy_not_you: 'अगर यह आपने नहीं लिखा, तो आपको कुछ करने की ज़रूरत नहीं। शायद किसी ने गलती से आपका पता लिख दिया है।',
  copy_footer: 'अंकुर ऑटिस्टिक बच्चों के परिवारों के लिए है, और मुफ़्त है। हम विज्ञापन नहीं भेजते।',
}
