export { ActivitiesDialog } from './activities-dialog.tsx'
export { ActivityEditor } from './activity-editor.tsx'
