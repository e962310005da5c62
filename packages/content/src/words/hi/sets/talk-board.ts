export { talk } from '../talk/talk.ts'
export { talkFolders, talkWords } from '../talk/talk-words.ts'
