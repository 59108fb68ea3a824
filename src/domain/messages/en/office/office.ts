/** The frame of the organisers' pages, and what many of them say. */
export const office = {
  /** Buttons and words that stand on many pages. */
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  change: 'Change',
  edit: 'Edit',
  add: 'Add',
  remove: 'Remove',
  erase: 'Delete',
  copy: 'Copy',
  copied: 'Copied',
  print: 'Print',
  download: 'Download',
  tryAgain: 'Try again',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  undo: 'Undo',
  search: 'Search',
  optional: 'Optional',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  all: 'All',
  on: 'On',
  off: 'Off',
  saved: 'Saved',
  notSaved: 'Not saved',

  /** Told when the server could not make a file of what is printed. */
  noPdf: 'The PDF could not be made. Print the page instead.',
} as const;
