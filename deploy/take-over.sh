#!/bin/sh
# The standby takes over: the newest copy that follow.sh brought is verified, gets its music and its key, and starts.
#   deploy/take-over.sh ~/standby /media/stick/secret.key [what else `ovation start` is given]
set -eu
standby=$1 key=$2
shift 2
ovation="$(dirname "$0")/../bin/ovation.mjs"
# Which was taken last is noted beside them: a date may be of a wrong clock.
newest=$standby/backups/$(cat "$standby/backups/.newest" 2>/dev/null || :)
[ -f "$newest" ] || newest=$(find "$standby/backups" -name 'ovation-*.tar*' | sort | tail -1)
[ -n "$newest" ] || { echo "There is no copy in $standby/backups." >&2; exit 1; }
place=$standby/live-$(date +%Y-%m-%dT%H-%M-%S)
taken=$(basename "$newest" | sed -E 's/^ovation-([0-9-]+)T([0-9]+)-([0-9]+)-([0-9]+).*/\1 \2:\3:\4 UTC/')
echo "Taking over with $newest"
echo "What was saved after $taken by the first laptop's clock is not in it. Devices send again what was not answered;"
echo "ask the judges for the last act's marks, and look through the newest registrations."
OVATION_KEY_FILE=$key node "$ovation" restore "$newest" --to "$place"
mkdir -p "$place/tracks"
cp -R "$standby/tracks/." "$place/tracks/"
install -m 600 "$key" "$place/secret.key"
OVATION_DATA=$place exec node "$ovation" start "$@"
