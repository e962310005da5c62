import type { reminderMails as english } from '../../en/app/reminder-mails.ts'
import type { Words } from '../../words.ts'

export const reminderMails: Words<typeof english> = {
  subject: 'अंकुर की ओर से एक याद',
  asked: 'आपने याद दिलाने को कहा था।',
  unfinished: 'आपने जो शुरू किया था, वह अभी बाकी है। कुछ ही मिनट लगेंगे।',
  date_has_come: 'आपकी चुनी हुई तारीख आ गई है।',
  open: 'देखने के लिए साइन इन करें: {link}',
  open_button: 'अपना डैशबोर्ड खोलें',
  why: 'यह मेल इसलिए आई है कि इस पते वाले अंकुर खाते में इसके लिए बॉक्स पर निशान लगाया गया था।',
  stop: 'याद दिलाने वाली मेल अब नहीं चाहिए? यह पेज खोलें और बटन दबाएँ: {link}',
  stop_button: 'याद दिलाने वाली मेल रोकें',
}
