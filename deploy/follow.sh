#!/bin/sh
# Keeps a standby laptop up to date: copies of the database first, then the music they name. Run it on the standby;
# it repeats until it is stopped, and goes on when the network or the first laptop is away for a while.
#   deploy/follow.sh show@192.168.1.10:/home/show/ovation/data ~/standby [seconds between rounds; 0 runs once]
# Needs rsync on both machines (Debian: apt install rsync), and ssh between them.
set -u
from=$1 to=$2 every=${3:-30}
say() { echo "$(date +%T) $*"; }
command -v rsync >/dev/null || { echo "rsync is not installed here. Debian: apt install rsync" >&2; exit 1; }
mkdir -p "$to/backups" "$to/tracks" && chmod 700 "$to" || exit 1
to=$(cd "$to" && pwd)

# Where copies go to another disk of the first laptop (OVATION_BACKUP_DIR), its server leaves a note that names the folder.
find_copies() {
	copies=$from/backups
	rsync -a --delete --timeout=60 --include .elsewhere --exclude '*' "$from/backups/" "$to/where/" || return 1
	[ -s "$to/where/.elsewhere" ] || return 0
	copies=$(cat "$to/where/.elsewhere")
	case $from in *:*) copies=${from%%:*}:$copies ;; esac
}

bring() {
	find_copies && rsync -a --timeout=60 --include .newest --exclude '.*' "$copies/" "$to/backups/" || return 1
	# Music never changes once it is there; what is still being sent stays behind.
	rsync -a --timeout=60 --exclude incoming --exclude '*.part' "$from/tracks/" "$to/tracks/"
}

# What the first laptop has removed, for its age or because people were erased, is set aside here and goes a day later:
# what was emptied there by mistake can be had back until then. Where it names no copy, as on a disk that is not mounted,
# nothing goes.
thin() {
	rsync --list-only --timeout=60 "$copies/.newest" >/dev/null 2>&1 || return 0
	rsync -a --timeout=60 --delete --backup --backup-dir="$to/gone/backups" \
		--include .newest --exclude '.*' "$copies/" "$to/backups/" &&
		rsync -a --timeout=60 --delete --backup --backup-dir="$to/gone/tracks" \
			--exclude incoming --exclude '*.part' "$from/tracks/" "$to/tracks/" || return 1
	[ ! -d "$to/gone" ] || find "$to/gone" -type f -ctime +0 -exec rm -f {} +
}

# The first laptop reads it, and shows in Settings, Copies how old the newest copy here is.
leave_receipt() {
	echo "$1" >"$to/receipt" && rsync --timeout=60 "$to/receipt" "$copies/.follower-$(hostname)"
}

retry=0
thinned=0
while :; do
	if bring; then
		# Which was taken last is noted beside them: a date may be of a wrong clock.
		newest=$(cat "$to/backups/.newest" 2>/dev/null)
		[ -f "$to/backups/$newest" ] || newest=$(ls "$to/backups" | grep '^ovation-' | sort | tail -1)
		say "newest copy: ${newest:-none yet}"
		[ -z "$newest" ] || leave_receipt "$newest" || say "The first laptop could not be told; the copy is here all the same."
		# As often as the first laptop does it.
		if [ $(($(date +%s) - thinned)) -ge 3600 ]; then
			thin && thinned=$(date +%s) || say "What the first laptop has removed could not be removed here; see above."
		fi
		[ "$every" = 0 ] && exit 0
		retry=0
		sleep "$every"
	else
		[ "$every" = 0 ] && exit 1
		# Soon again, then less and less often.
		retry=$((retry == 0 ? 5 : retry < 40 ? retry * 2 : 60))
		say "Not everything could be brought; see above. Trying again in $retry s."
		sleep "$retry"
	fi
done
