import { fault } from "./client.ts";
import { FaultScreen } from "./parts/fault.tsx";
import { later } from "./parts/later.tsx";
import { place } from "./router.ts";
import { HomeScreen } from "./screens/home.tsx";

const InviteScreen = later(async () => (await import("./online/invite.tsx")).InviteScreen);
const MatchScreen = later(async () => (await import("./screens/match.tsx")).MatchScreen);
const RoomScreen = later(async () => (await import("./online/screen.tsx")).RoomScreen);
const SetupScreen = later(async () => (await import("./screens/setup.tsx")).SetupScreen);
const CompanionScreen = later(async () => (await import("./companion/screen.tsx")).CompanionScreen);
const LearnScreen = later(async () => (await import("./learn/screen.tsx")).LearnScreen);
const PadScreen = later(async () => (await import("./pad/screen.tsx")).PadScreen);

export function App() {
    if (fault.value !== null) return <FaultScreen {...fault.value} />;
    const now = place.value;
    switch (now.screen) {
        case "home":
            return <HomeScreen />;
        case "new":
            return <SetupScreen key={`${now.game}-${now.isShared}`} game={now.game} isShared={now.isShared} />;
        case "invite":
            return <InviteScreen key={now.game} game={now.game} />;
        case "room":
            return <RoomScreen key={now.id} id={now.id} />;
        case "companion":
            return <CompanionScreen />;
        case "learn":
            return <LearnScreen />;
        case "pad":
            return <PadScreen />;
        case "match":
            return <MatchScreen key={now.id} id={now.id} />;
    }
}
