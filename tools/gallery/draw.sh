#!/usr/bin/env bash
# Draws the pictures of the README, the gallery and the transcript again, except the screenshots of the playground:
#
#     cargo build --release && tools/gallery/draw.sh          # the pictures in the repository, into docs/images
#     cargo build --release && tools/gallery/draw.sh DIR      # all of them, into DIR, boards 1,600 pixels wide
#
# PROGRAM names the program to use instead of target/release/casus-belli.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(realpath "${PROGRAM:-target/release/casus-belli}")
all=${1:-}
to=$(realpath -m "${all:-docs/images}")
states=docs/states
records=$(mktemp -d)
trap 'rm -r "$records"' EXIT
mkdir -p "$to"/{boards,gallery,transcript}

# kept NAME WIDTH ARGUMENTS…: draws a picture that is in the repository, with that width.
kept() {
  local name=$1 width=$2
  shift 2
  case $all:$name in :*|*:boards/*|*:transcript/*) ;; *) width=1600 ;; esac
  "$program" draw "$@" --width "$width" --out "$to/$name.png"
}

# more NAME ARGUMENTS…: draws a picture only if all pictures are drawn.
more() {
  if [ -n "$all" ]; then kept "$1" 1600 "${@:2}"; fi
}

# game OPTIONS…: plays a game between computer players, adds names of people to its record, prints the record's file name.
game() {
  local folder
  folder=$(mktemp -d -p "$records")
  "$program" simulate "$@" --record "$folder" >/dev/null 2>&1
  local names=(Ilaria Marco Zoë Ольга 王小明 Łukasz) seat
  for seat in "${!names[@]}"; do
    sed -i -E "s/^(seat $seat [a-z]+) -$/\1 \"${names[seat]}\"/" "$folder"/*.txt
  done
  echo "$folder"/*.txt
}

world=(--board classic83 --state $states/world.toml)
late=(--board classic83 --state $states/late.toml)
y2210=(--board y2210 --state $states/y2210.toml)
landing=(--board y2210 --state $states/landing.toml)
moon=(--board moon --state $states/moon.toml)
cold_war=(--board cold_war --state $states/cold_war.toml)

kept board 800 "${world[@]}" --view compact
for board in world y2210 moon cold_war; do
  declare -n position=$board
  kept "boards/$board-390" 390 "${position[@]}" --view compact
  if [ -n "$all" ]; then kept "boards/$board-1280" 1280 "${position[@]}"; fi
done

kept gallery/turn 800 "${world[@]}"
more gallery/free --board classic83
more gallery/late "${late[@]}"
more gallery/late-compact "${late[@]}" --view compact
more gallery/light "${world[@]}" --theme light --patterns
more gallery/second-edition --board risiko --state $states/world.toml --values --lang it
kept gallery/close 640 "${world[@]}" --view zoom:south_america
kept gallery/2210 800 "${y2210[@]}"
more gallery/2210-compact "${y2210[@]}" --view compact
more gallery/2210-colony "${y2210[@]}" --view zoom:us_pacific
more gallery/2210-light "${y2210[@]}" --theme light
kept gallery/landing-compact 390 "${landing[@]}" --view compact
more gallery/landing "${landing[@]}"
kept gallery/moon-light 600 "${moon[@]}" --theme light
more gallery/moon "${moon[@]}"
more gallery/moon-compact "${moon[@]}" --view compact
kept gallery/cold-war-europe 640 "${cold_war[@]}" --values --view zoom:europe
more gallery/cold-war "${cold_war[@]}" --values
more gallery/cold-war-compact "${cold_war[@]}" --view compact

objectives=$(game --rulebook objectives --seats 4 --seed 11)
kept gallery/private 480 --record "$objectives" --at 150 --seat 1 --view compact
more gallery/private-full --record "$objectives" --at 150 --seat 1
more gallery/private-light --record "$(game --rulebook objectives --seats 4 --seed 4)" --at 150 --seat 4 --lang it --theme light

four=$(game --seats 4 --seed 4)
six=$(game --seats 6 --seed 8)
chart() {
  "$program" draw --record "$2" --chart "$3" "${@:4}" --out "$to/gallery/chart-$1.png"
}
chart territories "$four" territories
chart share "$four" share
chart luck "$six" luck --lang it
if [ -n "$all" ]; then chart armies "$six" armies --theme light; fi
if [ -n "$all" ]; then chart income "$six" income; fi
"$program" draw --record "$six" --chart poster --out "$to/gallery/poster.png"
"$program" odds 8 5 --then 2,1 --out "$to/gallery/odds.png" >/dev/null
"$program" odds 22 18 --out "$to/gallery/odds-large.png" >/dev/null

# The game of the transcript, without names: its players are called by colour.
"$program" simulate --seats 4 --seed 4 --record "$records" >/dev/null 2>&1
told=$records/classic-4-seats-seed-4.txt
for round in 1:43 2:89 3:152; do
  kept "transcript/round-${round%:*}" 480 --record "$told" --at "${round#*:}" --view compact
done
"$program" draw --record "$told" --animate --view compact --width 280 --out "$to/transcript/film.gif"

# reported PAGE FILM WIDTH OPTIONS…: a game whose report is the page itself, below the introduction, and its film.
reported() {
  local page=docs/$1.md film=$2 width=$3 told folder
  shift 3
  folder=$(mktemp -d -p "$records")
  "$program" simulate "$@" --record "$folder" >/dev/null 2>&1
  told=$(echo "$folder"/*.txt)
  "$program" draw --record "$told" --animate --view compact --width "$width" --out "$to/transcript/$film.gif"
  if [ -z "$all" ]; then
    { sed '/^<!-- The report -->$/q' "$page"; echo; sed '1,/^At the table/{/^At the table/!d}' "${told%.txt}.md"; } > "$records/page"
    mv "$records/page" "$page"
  fi
}

reported transcript-2210 film-2210 280 --rulebook y2210 --seats 4 --seed 6
reported transcript-cold-war film-cold-war 390 --rulebook cold_war --seats 5 --seed 23 --option cold_war.balance=even \
  --players 'extern:python3 tools/gallery/word_breaker.py,strong'
