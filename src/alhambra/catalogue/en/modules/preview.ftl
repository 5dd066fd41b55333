### Preview.

## What happened, and what is to be decided

preview-filled = { $tile } came onto preview square { $square }.
preview-moved = { $tile } moved from preview square { $square } to preview square { $to }.
preview-moved-to-market = { $tile } moved from preview square { $square } to market square { $to }.
