#!/bin/sh
# Keeps a standby laptop up to date: copies of the database first, then the music they name. Run it on the standby;
# it repeats until it is stopped.
#   deploy/follow.sh show@192.168.1.10:/home/show/ovation/data ~/standby [seconds between rounds; 0 runs once]
set -eu
from=$1 to=$2 every=${3:-30}
mkdir -p "$to/backups" "$to/tracks"
chmod 700 "$to"
while :; do
	rsync -a --exclude '.*' "$from/backups/" "$to/backups/"
	# Music never changes once it is there; what is still being sent stays behind.
	rsync -a --exclude incoming --exclude '*.part' "$from/tracks/" "$to/tracks/"
	[ "$every" = 0 ] && exit 0
	echo "$(date +%T) newest copy: $(ls "$to/backups" | sort | tail -1)"
	sleep "$every"
done
