#!/usr/bin/env bash
# play.sh PROGRAM: drives triqueta_play from outside.
set -uo pipefail
play=$1
failed=0
wrong() {
    echo "wrong: $*"
    failed=1
}
escape=$'\x1b'

# typed LINES OPTION...: what the program answers to these lines, in $said; it must end well.
typed() {
    local lines=$1
    shift
    # Not through a pipe: a program that ends before it has read all lines would end printf with SIGPIPE.
    said=$(timeout 60 "$play" --seed 5 "$@" 2>&1 < <(printf '%b' "$lines")) || wrong "'$lines' $* ended with $?"
    [[ $said != *"$escape"* ]] || wrong "'$lines' is answered with escapes"
}
says() { [[ $said == *"$1"* ]] || wrong "doesn't say: $1"; }

# Whole games: always the first move of the list.
ones=$(printf 'a\\n%.0s' {1..400})
for game in 'base_game 2 1' 'base_game 5 3' 'hidden_wolves 3 1' 'hidden_wolves 4 4' 'base_game_duel 2 2' \
    'hidden_wolves_duel 2 1' 'mayhem 2 1' 'mayhem 27 27' 'mayhem 3 2 --fast' 'race 2 1 --turn-cap 30' 'race 6 3 --turn-cap 30'; do
    read -r variant players seat more <<< "$game"
    # shellcheck disable=SC2086 # $more is none or some options
    typed "$ones" --variant "$variant" --players "$players" --seat "$seat" $more
    says 'The game is over'
    says "You are player $seat."
    says '--seed 5'
done

# Commands, whatever the case.
typed 'DRAW 3\n  lay   2 \n' --players 3
says 'You draw a light token from column 3 and see'
says 'You lay it at row 2'
says 'Player 2 ' # what the others did
typed 'draw 1\nkeep\ntable\nmoves\nhelp\nQUIT\n'
says 'You keep it face down.'
says 'Known to you alone - kept: '
says 'Goodbye.'

# Refusals tell why, and which rule it is.
typed 'take 5\nlay 1\ndraw\ndraw 9\ndance\nbox\n' --players 3
says '(rule B3)'
says "isn't possible at this point"
says "After 'draw', type 1, 2, 3, 4 or 5."
says "Unknown command 'dance'."
typed 'draw 1\nbox\n' --players 3
says '(rule D3)'
typed 'draw 1\ndraw 1\nlay 1\nlay 1\n' --variant base_game_duel
says '(rule D4)'

# Triangles: hands are told to their players alone, and moves go by cards.
typed 'h1p\nC1G\nstop\nv2p\nv1p\nh2p\n' --variant mayhem --players 3
says 'Your hand (3): H1p | V2p | C1g.'
says 'You start a triangle with H1p.'
says 'You draw V2p and V1p.'
says '(rule M3)'
says '(rule M2)'
typed 'take\nend\nmake c3p c1p c2r\nsave c2\nend\nsteal\n' --variant race --players 3
says '(rule R6)'
says '(rule R2)'
says 'You complete C1p C2r C3p.'
says 'You save C2r (discarding C1p and C3p).'
says "'steal' isn't possible now."

# In German and French, with capitals, and with or without accents.
typed 'ZIEHE 3\nlege 2\nziehe 1\nbehalte\nhilfe\nliste\ntisch\nnimm 5\nt\xc3\xa4nze\nschluss\n' --players 3 --language de
says 'Du ziehst einen hellen Tierstein aus Spalte 3 und siehst einen Hasen.'
says 'Du legst den Tierstein an Reihe 2: einen Hasen.'
says 'Das weißt nur du – behalten: '
says '(Regel B3)'
says 'Unbekannte Eingabe „tänze“.'
says 'Bis bald.'
typed 'pioche 3\nPose 2\npioche 1\nBO\xc3\x8eTE\nboite\ngarde\naide\ncoups\ntable\nquitte\n' --players 3 --language=fr --variant base_game
says 'Tu poses la pièce dans la rangée 2 : '
says '(règle D3)'
says 'Tu gardes la pièce face cachée.'
says 'À bientôt.'
typed 'w1p\nM1G\nstopp\n' --variant mayhem --players 3 --language de
says 'Deine Hand (3): W1p | S2p | M1g.'
says 'Du beginnst ein Dreieck mit W1p.'
typed 'forme c3o c1o c2r\ngarde c2\ntermine\nD\xc3\x89FAUSSE h2o\ndefausse h2o\n' --variant race --players 3 --language fr
says 'Tu formes C1o C2r C3o.'
says 'Tu gardes C2r (à la défausse : C1o et C3o).'
for language in 'de 1 Das Spiel ist zu Ende' 'fr 2 La partie est terminée'; do
    read -r code seat over <<< "$language"
    for game in hidden_wolves hidden_wolves_duel 'mayhem --fast' 'race --turn-cap 30'; do
        # shellcheck disable=SC2086 # $game is a name or one with an option
        typed "$ones" --seat "$seat" --language "$code" --variant $game
        says "$over"
        says '--seed 5'
    done
done

# Nonsense: a polite end, and soon.
typed ''
says 'The input has ended'
typed '-1\n0\n99999999999999999999999\n+1\n1.5\nz\n\n\t\n \x7f\xff\xfe\\0x\n\x1b[2J\n'
says 'Type a whole move, such as '
says 'No move has this letter. Your moves are a to h.'
typed "$(head -c 5000 /dev/zero | tr '\0' 'x')\n"
says 'This line is too long.'
timeout 60 "$play" < /dev/zero > /dev/null || wrong "zeros ended it with $?"
timeout 60 "$play" < /dev/urandom > /dev/null || wrong "random bytes ended it with $?"
yes | timeout 60 "$play" > /dev/null
code=${PIPESTATUS[1]}
[ "$code" = 0 ] || wrong "'yes' ended it with $code"
timeout 60 "$play" <&- > /dev/null || wrong "no input at all ended it with $?"

# A number alone is no move: it could be a column, a row or a place in the list.
typed '2\nB\n' --players 3
says "'2' alone isn't a move. Type a whole move, such as 'draw 2',"
says 'You draw a light token from column 2'

# Hints have a chance, points and reasons.
for game in hidden_wolves hidden_wolves_duel mayhem race; do
    typed 'hint\na\nhint\n' --variant "$game"
    says 'Best: '
    says ' % of games'
done
[[ $said != *points* ]] || wrong 'the game without points has points'
typed 'tipp\n' --language de
says 'Am besten: '
typed 'conseil\n' --language fr
says 'Le meilleur : '

# What was done can be taken back, up to the first move of the person.
typed 'undo\ndraw 1\nlay 2\ndraw 2\nundo\nundo\nundo\ndraw 1\n' --players 3
says "You haven't made a move that could be taken back."
says 'Your last move is taken back'
[ "$(grep -c 'You draw a light token from column 1 and see a rabbit.' <<< "$said")" = 2 ] || wrong 'undo changes the deal'
[ "$(grep -c 'Your last move is taken back' <<< "$said")" = 3 ] || wrong 'undo fails'
typed 'zur\xc3\xbcck\nZURUCK\n' --language de
[ "$(grep -c 'noch keinen Zug gemacht' <<< "$said")" = 2 ] || wrong 'no undo in German'

# The levels play differently, and the same again.
for level in beginner easy medium strong best; do
    typed 'a\na\na\na\na\na\n' --level "$level" --players 3
    first=$said
    typed 'a\na\na\na\na\na\n' --level "$level" --players 3
    [ "$said" = "$first" ] || wrong "$level plays differently by the same seed"
done

# A saved game goes on as it would have gone on; a record goes on from where it ends.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
for game in 'base_game 3' 'hidden_wolves_duel 2' 'mayhem 3' 'race 2 --turn-cap 30'; do
    read -r variant players more <<< "$game"
    # shellcheck disable=SC2086 # $more is none or an option
    typed 'a\na\na\na\nquit\n' --variant "$variant" --players "$players" $more --save "$dir/game" --record "$dir/record"
    # shellcheck disable=SC2086
    typed "$ones" --variant "$variant" --players "$players" $more
    end() { sed '/Seed 5/d; /^ *--seed/d; /^ *$/d' <<< "$said" | tail -n 12; }
    whole=$(end)
    said=$(timeout 60 "$play" --resume "$dir/game" < <(printf '%b' "$ones")) || wrong "a saved $variant ended with $?"
    says 'The game goes on where it was left.'
    [ "$(end)" = "$whole" ] || wrong "a saved $variant goes another way"
    said=$(timeout 60 "$play" --resume "$dir/record" < <(printf '%b' "$ones")) || wrong "a recorded $variant ended with $?"
    says 'The game is over'
done

# Options
refused() {
    local expected=$1 code=$2 got=0
    shift 2
    said=$("$play" "$@" 2>&1 < /dev/null) || got=$?
    [ "$got" = "$code" ] || wrong "$* ended with $got, not $code"
    says "$expected"
}
refused 'The levels are beginner, easy, medium, strong and best.' 2 --level great
refused "doesn't go with --resume" 2 --resume "$dir/game" --players 3
refused 'Expected a number from 1 to 2.' 2 --resume "$dir/game" --seat 3
refused 'No such file' 1 --resume "$dir/missing"
refused 'Unknown format' 1 --resume "$0"
head -c 30 "$dir/game" > "$dir/cut"
refused 'Truncated data' 1 --resume "$dir/cut"
refused 'No such file' 1 --save "$dir/nowhere/x"
code=0
"$play" --seat 4 > /dev/null 2>&1 || code=$?
[ "$code" = 2 ] || wrong "a wrong seat ended it with $code"

# Ctrl-C, while it waits for a move
code=0
sleep 2 | timeout --preserve-status -s INT 1 "$play" > /dev/null || code=${PIPESTATUS[1]}
[ "$code" = 130 ] || wrong "an interruption ended it with $code"
exit $failed
